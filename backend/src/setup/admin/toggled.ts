/** A set with a key, or without it. */
export const toggled = (set: ReadonlySet<string>, key: string, isOn: boolean): Set<string> =>
  new Set(isOn ? [...set, key] : [...set].filter((each) => each !== key));
