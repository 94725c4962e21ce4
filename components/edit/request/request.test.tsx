import { screen, within } from '@testing-library/react';

import type { EditInfo, PublishRequest } from '@/lib/edit/edit-info';
import { readWords } from '@/lib/edit/kept-words';
import { answers, holdBack, info, ok, problems, sent, settled, setUp } from '@/test/edit-mode';

const request: PublishRequest = {
  ...{ id: '5', state: 'open' as const, note: '', requestedBy: 'Selin', requestedAt: '2026-11-20T10:00:00Z' },
  ...{ revision: 'r1', answer: '', answeredBy: null, answeredAt: null, isOwn: false },
};
const requests = ok({ requests: [request], toPublish: [], since: null });
const answerPlace = { userId: '1', pageKey: 'a', place: 'answer:5' };

test('a half-typed answer is there again when the panel is opened again, and gone once sent', async () => {
  const { user } = setUp({ ...info, status: 'changed', request });
  const openPanel = async () => {
    answers.push(requests);
    await user.click(screen.getByRole('button', { name: 'Selin yayın istiyor' }));
    const panel = within(screen.getByRole('dialog', { name: 'Yayın istekleri' }));
    return { panel, field: await panel.findByRole('textbox', { name: 'Editöre yanıt' }) };
  };
  const first = await openPanel();
  await user.type(first.field, 'Başlık');
  await user.click(first.panel.getByRole('button', { name: 'Paneli kapat' }));
  const again = await openPanel();
  expect(again.field).toHaveValue('Başlık');
  expect(again.panel.getByText('Göndermediğiniz metin korundu.')).toBeVisible();
  answers.push([409, { success: false, code: 'conflict' }], requests);
  await user.click(again.panel.getByRole('button', { name: 'Geri gönder' }));
  expect(readWords(answerPlace)).toBe('Başlık');
  answers.push(ok({ revision: 'r1' }), requests);
  await user.click(again.panel.getByRole('button', { name: 'Geri gönder' }));
  expect(sent.at(-1)).toMatchObject({ name: 'AnswerRequest', body: { action: 'return', answer: 'Başlık' } });
  expect(readWords(answerPlace)).toBe('');
});

test('a request is withdrawn once by a double press, and its form is gone at once', async () => {
  const own = { ...request, isOwn: true };
  const { user } = setUp({ ...info, status: 'changed', request: own }, undefined, 'editor');
  answers.push(ok({ requests: [own], toPublish: [], since: null }));
  await user.click(screen.getByRole('button', { name: 'Yayın istendi' }));
  const panel = within(screen.getByRole('dialog', { name: 'Yayın iste' }));
  const withdraw = await panel.findByRole('button', { name: 'İsteği geri çek' });
  answers.push(ok({}), [409, { success: false, code: 'conflict' }]);
  const release = holdBack('AnswerRequest');
  await user.dblClick(withdraw);
  release();
  await settled();
  expect(await screen.findByText('Yayın isteği geri çekildi')).toBeVisible();
  expect(withdraw).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('after a request was approved by a double press, the next publication is that of the page', async () => {
  const shown: EditInfo = { ...info, status: 'changed', request };
  const { user, show } = setUp(shown);
  answers.push(requests);
  await user.click(screen.getByRole('button', { name: 'Selin yayın istiyor' }));
  const panel = within(screen.getByRole('dialog', { name: 'Yayın istekleri' }));
  const approve = await panel.findByRole('button', { name: 'Onayla ve yayımla' });
  const live = [ok({ revision: 'r2', publishedRevision: 'r2', addresses: [] }), ok({ state: 'live', seconds: 1 })];
  answers.push(...live);
  const release = holdBack('AnswerRequest');
  await user.click(approve);
  await settled();
  await user.click(approve);
  release();
  expect(await screen.findByText(/saniyede yayına girdi/)).toBeVisible();
  answers.push(requests);
  show({ ...shown, revision: 'r3', request: null });
  await settled();
  answers.push(...live);
  await user.click(screen.getByRole('button', { name: 'Yayımla' }));
  expect(await screen.findByText(/saniyede yayına girdi/)).toBeVisible();
  const published = sent.filter(({ name }) => name !== 'GoLive');
  expect(published.map(({ name }) => name)).toEqual(['AnswerRequest', 'PublishPage']);
});

describe('after warnings have held up an approval', () => {
  const shown: EditInfo = { ...info, status: 'changed', request };

  /** Approves the request, is shown warnings, and has the panel again. */
  async function approveWithWarnings() {
    problems.push({
      ...{ code: 'translation_missing', severity: 'warning', language: 'en' },
      ...{ sectionId: 'hero-1', field: 'title' },
    });
    const edit = setUp(shown);
    const openPanel = async () => {
      answers.push(requests);
      await edit.user.click(screen.getByRole('button', { name: 'Selin yayın istiyor' }));
      return within(screen.getByRole('dialog', { name: 'Yayın istekleri' }));
    };
    const approve = await (await openPanel()).findByRole('button', { name: 'Onayla ve yayımla' });
    await edit.user.click(approve);
    await settled();
    expect(sent).toEqual([]);
    return { ...edit, openPanel };
  }

  async function publishInBar({ user }: ReturnType<typeof setUp>) {
    answers.push(ok({ revision: 'r2', publishedRevision: 'r2', addresses: [] }), ok({ state: 'live', seconds: 1 }));
    const bar = within(screen.getByRole('region', { name: 'Düzenleme durumu' }));
    await user.click(bar.getByRole('button', { name: 'Yayımla' }));
    expect(await screen.findByText(/saniyede yayına girdi/)).toBeVisible();
    return sent.filter(({ name }) => name !== 'GoLive').map(({ name, body }) => [name, body.action]);
  }

  test('the next press in the bar approves it, as long as it is open', async () => {
    expect(await publishInBar(await approveWithWarnings())).toEqual([['AnswerRequest', 'approve']]);
  });

  test('the next press in the bar publishes the page, once the request was sent back', async () => {
    const edit = await approveWithWarnings();
    const panel = await edit.openPanel();
    await edit.user.type(await panel.findByRole('textbox', { name: 'Editöre yanıt' }), 'Başlık');
    answers.push(ok({ revision: 'r1' }));
    await edit.user.click(panel.getByRole('button', { name: 'Geri gönder' }));
    await settled();
    expect(await publishInBar(edit)).toEqual([
      ['AnswerRequest', 'return'],
      ['PublishPage', undefined],
    ]);
  });

  test('the next press in the bar publishes the page, once a colleague has answered the request', async () => {
    const edit = await approveWithWarnings();
    edit.show({ ...shown, request: { ...request, state: 'returned' } });
    await settled();
    expect(await publishInBar(edit)).toEqual([['PublishPage', undefined]]);
  });
});

test.each([
  [true, 'Yayın istendi. Yanıtı burada ve e-postanızda görürsünüz.'],
  [false, 'Yayın istendi. Yanıtı burada görürsünüz.'],
])('a request promises a mail only where the backend sends any: %s', async (hasMail, said) => {
  const { user } = setUp({ ...info, status: 'changed', request: null, hasMail }, undefined, 'editor');
  answers.push(ok({ requests: [], toPublish: [], since: null }));
  await user.click(screen.getAllByRole('button', { name: 'Yayın iste' })[0] ?? document.body);
  const panel = within(screen.getByRole('dialog', { name: 'Yayın iste' }));
  await panel.findByRole('textbox', { name: 'Yöneticiye not' });
  expect(panel.queryByText(/e-posta gider/) !== null).toBe(hasMail);
  answers.push(ok({ revision: 'r1' }), ok({ requests: [], toPublish: [], since: null }));
  await user.click(panel.getByRole('button', { name: 'Yayın iste' }));
  expect(await screen.findByText(said)).toBeVisible();
});

test.each([
  ['changed', true],
  ['published', false],
] as const)('the bar speaks of a returned request only until the page is public: %s', async (status, isSaid) => {
  const returned = { ...request, state: 'returned' as const, isOwn: true };
  setUp({ ...info, status, request: returned }, undefined, 'editor');
  await settled();
  expect(screen.queryByRole('button', { name: /geri döndü/ }) !== null).toBe(isSaid);
});
