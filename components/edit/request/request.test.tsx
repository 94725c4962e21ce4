import { screen, within } from '@testing-library/react';

import type { PublishRequest } from '@/lib/edit/edit-info';
import { readWords } from '@/lib/edit/kept-words';
import { answers, info, ok, sent, setUp } from '@/test/edit-mode';

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
