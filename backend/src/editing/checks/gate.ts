import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { languageOf } from '../../forms/http/form-call';
import { defaultLanguage } from '../../languages';
import { definitionOf } from '../../wire/section';
import { rowsOf, type StoredValues } from '../../wire/values';
import { readNewest, type PageId } from '../pages/read-page';
import { refusedInAdmin } from '../trail/record-changes';
import { checkPage } from './check-page';
import { isPublication } from './is-publication';
import { isError, type PageProblem } from './page-problem';
import { problemText } from './texts';
import { withSave } from './with-save';

/** Set for a publication whose page has been checked already. */
export const checked = { isChecked: true } as const;

/**
 * Refuses to publish a page with errors in the admin and through the REST API, with messages at the fields. The demo
 * content is exempt: it is imported page by page, so its links lead to pages that come later.
 */
export const requireFitToPublish: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  if (!isPublication(data, req) || context.isSeeding || context.isChecked) return data;
  const stored = operation === 'update' ? await readNewest(req, (originalDoc as { id: PageId }).id) : undefined;
  const saved = data as StoredValues;
  const page = withSave(stored, saved, languageOf(req.locale) ?? defaultLanguage);
  // In the admin a reusable section is not published together with the page.
  const prevents = (each: PageProblem) => isError(each) || each.code === 'reusable_draft';
  const errors = (await checkPage(req, page)).filter(prevents);
  if (errors.length === 0) return data;
  refusedInAdmin(req, { area: 'pages', subject: page.pageKey, reason: reasonOf(errors) });
  throw new ValidationError(
    { collection: 'pages', errors: errors.map((each) => asFieldError(each, saved, req)), req },
    req.t,
  );
};

/** For the log and the trail. */
export function reasonOf(problems: readonly PageProblem[]): string {
  const places = problems.map(
    ({ code, sectionId, field }) => `${code} ${[sectionId, field].filter(Boolean).join('.')}`,
  );
  return places.slice(0, 10).join('; ');
}

function asFieldError(problem: PageProblem, data: StoredValues, req: PayloadRequest) {
  const language = req.i18n?.language === 'en' ? 'en' : 'tr';
  const message = problemText(problem, language);
  const { sectionId, field } = problem;
  if (sectionId === null) return { path: field === 'data' ? 'dataHtml' : (field ?? 'title'), message, label: message };
  for (const list of ['sections', 'dataSections'] as const) {
    const rows = rowsOf(data[list]);
    const index = rows.findIndex((row) => row.sectionId === sectionId);
    const name = definitionOf(rows[index] ?? {})?.label[language] ?? sectionId;
    // The admin shows the label beside the form, and the message at the field.
    if (index >= 0)
      return {
        path: [list, index, ...(field ? [storedPath(field)] : [])].join('.'),
        message,
        label: `${name}: ${message}`,
      };
  }
  return { path: 'sections', message, label: message };
}

/** The wire's `id` of a list item is stored under another name (`blocks/storage-name.ts`). */
const storedPath = (field: string) => field.replace(/(^|\.)id$/, '$1itemId');
