/** The examples of the own section types, for the tests and the gallery: by type, each loaded when it is needed. */
export const customFixtures: Readonly<Partial<Record<string, () => Promise<object>>>> = {};
