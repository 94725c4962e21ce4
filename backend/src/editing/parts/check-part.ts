import type { PayloadRequest } from 'payload';
import { fieldsOfPart, type PartName } from '../../../../components/layout/parts/definitions';
import { hiddenAddresses } from '../../bin/hidden-addresses';
import { leadsTo } from '../../bin/menu-links';
import { translationLanguages } from '../../languages';
import { textOf } from '../../wire/values';
import { findBroken } from '../checks/broken-links';
import { requiredMissing, translationMissing } from '../checks/find-problems';
import { leavesIn, variantsOf, type StoredLeaf } from '../checks/leaves';
import { hrefsIn } from '../checks/links';
import { EditError } from '../http/edit-error';
import { isError, problem, type PageProblem } from '../checks/page-problem';
import { outdatedProblems } from './part-translations';
import type { StoredPart } from './read-part';

interface Link {
  href: string;
  field: string;
}

function linksOfLeaf({ field, stored, path }: StoredLeaf): Link[] {
  if (field.kind === 'link') return textOf(stored) ? [{ href: textOf(stored) ?? '', field: path }] : [];
  if (field.kind !== 'html') return [];
  return variantsOf({ field, stored }).flatMap(([, html]) =>
    hrefsIn(textOf(html) ?? '').map((href) => ({ href, field: path })),
  );
}

/** The problems that a part would have if it were published now, errors first. */
export async function checkPart(req: PayloadRequest, name: PartName, stored: StoredPart): Promise<PageProblem[]> {
  const leaves: StoredLeaf[] = leavesIn(fieldsOfPart(name), stored, '', '', false).map((leaf) => ({
    ...leaf,
    sectionId: null,
    isHidden: false,
  }));
  const links = leaves.flatMap(linksOfLeaf);
  const broken = await findBroken(req, [...new Set(links.map(({ href }) => href))], '');
  // What leads to a deleted page is not shown, and has its place again when the page is restored.
  const hidden = links.length > 0 ? [...(await hiddenAddresses(req))] : [];
  const brokenLinks = links.flatMap(({ href, field }) => {
    const code = hidden.some((address) => leadsTo(href, address)) ? undefined : broken.get(href);
    return code ? [problem(code, { sectionId: null, field, language: null, detail: href.slice(0, 200) })] : [];
  });
  const problems = [
    ...leaves.flatMap((leaf) => [...requiredMissing(leaf), ...translationMissing(leaf, translationLanguages())]),
    ...brokenLinks,
    ...(await outdatedProblems(req, name, stored)),
  ];
  return [...problems.filter(isError), ...problems.filter((each) => !isError(each))];
}

/** @throws EditError 400 while the part has an error; warnings are added to it */
export async function requireFitPart(req: PayloadRequest, name: PartName, stored: StoredPart): Promise<void> {
  const problems = await checkPart(req, name, stored);
  if (problems.some(isError)) throw new EditError(400, 'validation', { data: { problems } });
}
