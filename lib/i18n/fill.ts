/** A text of a catalogue with its `{name}`s filled in from `values`; one that has no value stays as it is. */
export function fill(text: string, values: Record<string, string> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
