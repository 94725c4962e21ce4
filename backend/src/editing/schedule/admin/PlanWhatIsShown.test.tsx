/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { createContext, use } from 'react';
import { keyOfForm, noteOpened } from '../../../publication/admin/opened-times';
import { PlanWhatIsShown } from './PlanWhatIsShown';

type Plan = (args: object) => Promise<{ error?: string }>;

const ui = { Context: createContext<{ schedulePublish: Plan } | undefined>(undefined) };

jest.mock(
  '@payloadcms/ui',
  () => ({
    get ServerFunctionsContext() {
      return ui.Context;
    },
    useServerFunctions: () => use(ui.Context),
  }),
  { virtual: true },
);

/** The function that Payload's form for planning calls. */
function planWith(schedulePublish: Plan): Plan {
  let plan: Plan | undefined;
  function Form() {
    plan = use(ui.Context)?.schedulePublish;
    return null;
  }
  render(
    <ui.Context.Provider value={{ schedulePublish }}>
      <PlanWhatIsShown>
        <Form />
      </PlanWhatIsShown>
    </ui.Context.Provider>,
  );
  return plan as Plan;
}

test('says which version of the page the form shows', async () => {
  const schedule = jest.fn(() => Promise.resolve({}));
  noteOpened(keyOfForm('pages', 7), '2026-11-20T10:00:00.000Z');
  const doc = { relationTo: 'pages', value: '7' };
  await planWith(schedule)({ type: 'publish', doc });
  expect(schedule).toHaveBeenCalledWith({ type: 'publish', doc, openedAt: '2026-11-20T10:00:00.000Z' });
});

test('a refusal fails, since the form would say "planned" otherwise', async () => {
  const refuse = () => Promise.resolve({ error: 'Değiştirildi.' });
  await expect(planWith(refuse)({ type: 'publish' })).rejects.toThrow('Değiştirildi.');
});
