/** The company's own section types. `npm run create -- section NAME` adds one here and in `registry.ts`. */
export const customDefinitions = [] as const;
