/**
 * A CommonJS module as Node hands it to an ES module: whole, as its default export. Jest hands over what the module
 * itself calls default.
 *
 * @param name as for `jest.mock`
 */
export function mockAsNode(name: string) {
  const actual = jest.requireActual<object>(name);
  return { ...actual, __esModule: true, default: actual };
}
