import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { stubDialog } from '@/components/ui/dialog-stub';
import { answers, holdBack, info, ok, page, sections, sent, settled, setUp } from '@/test/edit-mode';

const item = { id: 7, src: '/media/a.jpg', name: 'a.jpg', alt: 'Baraj', focal: { x: 50, y: 50 } };
const other = { id: 8, src: '/media/b.jpg', name: 'b.jpg', alt: 'Köprü' };
const uploaded = { id: 9, src: '/media/c.jpg', name: 'c.jpg', alt: 'Yol' };
const shown = { ...info, page: { ...page, sections: [{ ...sections[0], backgroundImage: item }] } };

beforeEach(stubDialog);

async function openSection() {
  const { user, open } = setUp(shown);
  const panel = await open(/^Düzenle: .*Tünel/);
  const openWindow = async (button: RegExp, title: string) => {
    const [first] = panel.getAllByRole('button', { name: button });
    await user.click(first ?? document.body);
    return within(await screen.findByRole('dialog', { name: title }));
  };
  return { user, panel, openWindow };
}
type Section = Awaited<ReturnType<typeof openSection>>;

async function openLibrary({ openWindow }: Section) {
  answers.push(ok({ items: [other], pages: 1 }));
  const library = await openWindow(/^Değiştir:/, 'Medya kitaplığı');
  return { library, inLibrary: await library.findByRole('button', { name: 'Köprü' }) };
}

/** @returns lets it get its answer */
async function startUpload({ user }: Section, library: Section['panel']) {
  const text = library.getByRole('textbox', { name: /^Alternatif metin/ });
  await user.upload(library.getByLabelText('Dosya'), new File(['x'], 'c.jpg', { type: 'image/jpeg' }));
  await user.type(text, 'Yol');
  const release = holdBack('EditMedia');
  fireEvent.submit(text);
  expect(await library.findByRole('button', { name: 'Yükleniyor…' })).toBeVisible();
  return release;
}

const isClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

async function isAnswered() {
  await waitFor(() => expect(sent.some(({ name }) => name === 'EditMedia')).toBe(true));
  await settled();
}

test('an upload whose window was closed does not replace the picture that was chosen meanwhile', async () => {
  const section = await openSection();
  const { library } = await openLibrary(section);
  const release = await startUpload(section, library);
  await section.user.click(library.getByRole('button', { name: 'Kapat' }));
  await isClosed('Medya kitaplığı');
  await section.user.click((await openLibrary(section)).inLibrary);
  await isClosed('Medya kitaplığı');
  answers.push(ok(uploaded));
  release();
  await isAnswered();
  expect(section.panel.getByText('b.jpg')).toBeVisible();
});

test.each([
  [
    'its button',
    (library: Section['panel']) => fireEvent.click(library.getByRole('button', { name: 'Kapat' })),
    'a.jpg',
  ],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' }), 'a.jpg'],
  ['a choice', (library: Section['panel']) => fireEvent.click(library.getByRole('button', { name: 'Köprü' })), 'b.jpg'],
])('an upload that is answered while its window closes, by %s, chooses nothing', async (_way, close, expected) => {
  const section = await openSection();
  const { library } = await openLibrary(section);
  const release = await startUpload(section, library);
  close(library);
  answers.push(ok(uploaded));
  release();
  await isAnswered();
  await isClosed('Medya kitaplığı');
  expect(section.panel.getByText(expected)).toBeVisible();
});

/** @returns lets the change get its answer */
async function changeAndClose({ user, openWindow }: Section) {
  answers.push(ok({ item, usage: [], isLocked: false }));
  const form = await openWindow(/^Görseli düzenle/, 'Görseli düzenle');
  await user.type(await form.findByRole('textbox', { name: /^Alternatif metin Türkçe/ }), ' gövdesi');
  const release = holdBack('EditMedia');
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  await user.click(form.getByRole('button', { name: 'Kapat' }));
  await isClosed('Görseli düzenle');
  return () => {
    answers.push(ok({ item: { ...item, alt: 'Baraj gövdesi' }, usage: [], isLocked: false }));
    release();
  };
}

test('a change of a picture that is answered after its window was closed is shown in the field', async () => {
  const section = await openSection();
  const release = await changeAndClose(section);
  release();
  expect(await section.panel.findByText(/Baraj gövdesi/)).toBeVisible();
});

test('it does not bring the picture back if another one was chosen meanwhile', async () => {
  const section = await openSection();
  const release = await changeAndClose(section);
  await section.user.click((await openLibrary(section)).inLibrary);
  await isClosed('Medya kitaplığı');
  release();
  await isAnswered();
  expect(section.panel.getByText('b.jpg')).toBeVisible();
});
