import type { PayloadRequest, RequiredDataFromCollectionSlug, Where } from 'payload';
import { inTurn } from '../database/in-turn';
import { editCommand, textIn } from '../editing/http/edit-call';
import { badRequest, notFound, refuseProblems } from '../editing/http/edit-error';
import { changePage, requireRevision } from '../editing/pages/change-page';
import { onPage } from '../editing/pages/page-lock';
import { findPageId, isKeyTaken, readNewest, type DraftPage, type PageId } from '../editing/pages/read-page';
import { readTitle } from '../editing/pages/read-title';
import { writeDraft } from '../editing/pages/write-draft';
import { findSection, replaceSection } from '../editing/sections/find-section';
import { newRowId } from '../editing/sections/row-ids';
import { accountOf } from '../editing/session/account-of';
import type { Editor } from '../editing/session/editor';
import { fromCall } from '../editing/trail/record-changes';
import { keyFromTitle } from '../../../lib/text/slugify';
import { defaultLanguage } from '../languages';
import { seeding } from '../seed/seeding';
import { languagesOf } from '../wire/page';
import { definitionOf } from '../wire/section';
import type { StoredValues } from '../wire/values';
import { referenceType } from './reference';

type PageData = RequiredDataFromCollectionSlug<'pages'>;

/** Before the key that is made from the name, so that a page of that name can have it. */
const KEY_PREFIX = 'ortak-';

async function freeKey(req: PayloadRequest, name: string): Promise<string> {
  const stem = `${KEY_PREFIX}${keyFromTitle(name) || 'bolum'}`;
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? stem : `${stem}-${number}`;
    if (!(await isKeyTaken(req, key))) return key;
  }
}

/** Stores a section as a reusable one: a page without an address, with that section alone. */
async function create(req: PayloadRequest, name: string, section: StoredValues, from: DraftPage, editor: Editor) {
  const id = await inTurn(req, 'editing.create', async () => {
    const created = await req.payload.create({
      collection: 'pages',
      data: { title: name, pageKey: await freeKey(req, name), _status: 'draft' } as PageData,
      draft: true,
      locale: defaultLanguage,
      depth: 0,
      user: accountOf(editor),
      overrideAccess: false,
      context: { ...fromCall, isReusable: true },
      req: { transactionID: req.transactionID },
    });
    return created.id as PageId;
  });
  return onPage(req, id, async () => {
    const empty = await readNewest(req, id);
    // In the languages of the page that it comes from, so that their check misses a translation here too.
    const title = Object.fromEntries([...new Set([defaultLanguage, ...languagesOf(from)])].map((code) => [code, name]));
    const { outdatedTranslations } = from;
    const filled = {
      ...empty,
      isReusable: true,
      title,
      sections: [{ ...section, isHidden: false }],
      outdatedTranslations,
    };
    const page = await writeDraft(req, filled, editor.name);
    // The version without a section, which nobody should restore.
    const where: Where = { and: [{ parent: { equals: id } }, { latest: { not_equals: true } }] };
    await req.payload.db.deleteVersions({ collection: 'pages', where, req });
    return page;
  });
}

/** Makes a section of a page a reusable one, under a name. The page shows it from then on, as a draft. */
export const shareSection = editCommand('ShareSection', async (command) => {
  const { req, body, editor } = command;
  const name = readTitle(body.name);
  if (name === '') refuseProblems([{ path: 'name', code: 'required' }]);
  const [id, sectionId] = [await findPageId(req, textIn(body, 'pageKey')), textIn(body, 'sectionId')];
  const page = await readNewest(req, id);
  await requireRevision(req, page, textIn(body, 'revision'));
  if (page.isReusable) throw badRequest('it is a reusable section already');
  const section = findSection(page, sectionId)?.row;
  if (!section) throw notFound(`there is no section ${sectionId} on this page`);
  if (!definitionOf(section)) throw badRequest('a section of this type cannot be reusable');
  const reusable = await create(req, name, section, page, editor);
  try {
    const answer = await changePage(command, {
      apply: (now) => {
        const place = findSection(now, sectionId);
        if (!place) throw notFound(`there is no section ${sectionId} on this page`);
        const { order, isHidden } = place.row;
        const reference = { id: newRowId(), blockType: referenceType, sectionId, order, isHidden };
        return replaceSection(now, place, { ...reference, reusable: reusable.uuid });
      },
    });
    return { ...answer, reusable: { uuid: reusable.uuid, pageKey: reusable.pageKey, link: reusable.link } };
  } catch (error) {
    // Somebody else has changed the page in this moment, and nothing shows the new section.
    await req.payload.delete({ collection: 'pages', id: reusable.id, ...seeding });
    throw error;
  }
});
