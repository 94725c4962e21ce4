import { type EngineAction, engineReducer, startEngineState } from './engine-reducer';

const after = (...actions: EngineAction[]) => actions.reduce(engineReducer, startEngineState);
const refused: EngineAction = { type: 'refused', code: 'validation', fields: { message: 'required', name: 'invalid' } };

test('a refusal focuses the first field with an error, in the order of the form', () => {
  expect(after(refused)).toEqual({
    refusal: { code: 'validation' },
    refusedFields: { message: 'required', name: 'invalid' },
    isCaptchaRefused: false,
    focus: { name: 'name', count: 1, isThere: false },
  });
});

test('a field that has the focus already is marked, until something is changed', () => {
  const state = after({ type: 'foundWrong', name: 'email', focused: 'email' });
  expect(state.focus).toEqual({ name: 'email', count: 1, isThere: true });
  expect(engineReducer(state, { type: 'changed', name: 'email' }).focus).toBeUndefined();
});

test('the focus is requested again for the same field', () => {
  expect(after(refused, { type: 'sending' }, refused).focus).toMatchObject({ name: 'name', count: 2 });
  expect(after({ type: 'fileFailed' }, { type: 'foundWrong', name: 'email' }).focus).toMatchObject({
    name: 'email',
    count: 2,
  });
});

test('sending again clears the errors', () => {
  const state = after({ type: 'refused', code: 'captcha_expired', fields: {} }, { type: 'sending' });
  expect(state).toEqual({ refusedFields: {}, isCaptchaRefused: false, focus: undefined });
});

test('a change clears the server’s error of that field only', () => {
  const state = after(refused, { type: 'changed', name: 'name' });
  expect(state.refusedFields).toEqual({ message: 'required', name: undefined });
  expect(state.refusal).toEqual({ code: 'validation' });
});

test.each(['cleared', 'captchaRetried'] as const)('a refused captcha is forgotten when the form is %s', (type) => {
  const state = after({ type: 'refused', code: 'captcha_expired', fields: {} });
  expect(state.isCaptchaRefused).toBe(true);
  expect(engineReducer(state, { type }).isCaptchaRefused).toBe(false);
});

test('a file that could not be uploaded gets the focus, even without an error of the server', () => {
  expect(after({ type: 'fileFailed' })).toMatchObject({ refusal: {}, focus: { name: 'file', count: 1 } });
});
