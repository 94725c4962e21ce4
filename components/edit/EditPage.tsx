import { SiteFrame } from '@/components/layout/SiteFrame';
import { PageBody } from '@/components/sections/PageBody';
import { resolveBrand } from '@/lib/brand/brand';
import type { ApplicationModel, Page } from '@/lib/content';
import type { Carousels } from '@/lib/content/load-carousels';
import type { EditInfo } from '@/lib/edit/edit-info';
import type { EditUser } from '@/lib/edit/session';
import { referenceType } from '@/lib/edit/reusable';
import { allSections } from '@/lib/edit/wire-page';
import { env } from '@/lib/env';
import type { Language } from '@/lib/i18n/languages';
import { listOf } from '@/lib/routes/category-address';
import { pathOfPage } from '@/lib/routes/page-address';
import { isShown } from '@/components/sections/shown-sections';

import { EditFramePart } from './parts/EditFramePart.client';
import { partsOf } from './parts/frame-preview';
import { EditPopup } from './parts/EditPopup.client';
import { PartHandles } from './parts/PartHandles.client';
import { renderPart } from './parts/render-part';
import { ReusableNotice } from './reusable/ReusableNotice.client';
import { EditRoot } from './EditRoot.client';
import { EditList } from './lists/EditList.client';
import { EditSection } from './section/EditSection.client';
import { NoSections } from './section/NoSections.client';
import type { EditedSite } from './state/edit-context';
import { loadEditTexts } from './texts/load-edit-texts';
import { renderSection } from './section/render-section';

interface Props {
  info: EditInfo;
  page: Page;
  /** The bare public path. */
  path: string;
  model: ApplicationModel;
  carousels?: Carousels;
  language: Language;
  /** The language of the buttons and labels. */
  interfaceLanguage: Language;
  user: EditUser;
  /** The site's title in each language. */
  siteTitles: EditedSite['titles'];
}

/** The look of the style sheet. */
const plainBrand = { theme: 'drawing', colors: {} } as const;

/** A page in edit mode: the same frame and sections as the public page, each section with its edit button. */
export function EditPage({ info, page, path, model, carousels, language, interfaceLanguage, user, siteTitles }: Props) {
  const raw = allSections(info.page);
  const isHidden = (id: string) => raw.some((section) => String(section.id) === id && section.isHidden === true);
  const shown = new Set([
    ...page.sections.map(({ id }) => id),
    ...(page.extraBlock?.kind === 'sections' ? page.extraBlock.sections.map(({ id }) => id) : []),
  ]);
  // A section without its required values is not rendered for visitors, but editors must be able to open it.
  const canShow = (type: string) => type === referenceType || isShown(page.pageKey, type);
  const unfinished = raw.filter(({ id, type }) => !shown.has(String(id)) && canShow(String(type)));
  return (
    <EditRoot
      info={info}
      pageKey={page.pageKey}
      path={path}
      language={language}
      interfaceLanguage={interfaceLanguage}
      languages={model.languages}
      user={user}
      texts={loadEditTexts(interfaceLanguage)}
      adminUrl={env().editLoginUrl}
      site={{ url: env().siteUrl, titles: siteTitles, colors: resolveBrand(model.brand ?? plainBrand).colors }}
      renderSection={renderSection}
      renderPart={renderPart}
    >
      {info.parts && <PartHandles names={[...partsOf.header, 'popup']} place="header" />}
      <EditPopup />
      <SiteFrame
        model={{ ...model, popup: undefined }}
        language={language}
        path={path}
        page={page}
        wrapPart={(place, rendered) => (
          <EditFramePart key={place} place={place}>
            {rendered}
          </EditFramePart>
        )}
      >
        {info.reusable && <ReusableNotice />}
        <PageBody
          page={page}
          path={path}
          model={model}
          language={language}
          carousels={carousels}
          wrap={(section, rendered) => (
            <EditSection
              id={section.id}
              type={section.type}
              title={'title' in section ? section.title : undefined}
              isHidden={isHidden(section.id)}
            >
              {rendered}
            </EditSection>
          )}
          wrapList={(name, rendered) => {
            const list = listOf(name, model.categories);
            const pages = carousels?.[name].map(({ title, pageKey }) => ({ title, path: pathOfPage(pageKey) })) ?? [];
            if (!list || pages.length === 0) return rendered;
            return (
              <EditList key={name} listKey={list.key} title={carousels?.titles?.[name] ?? list.key} pages={pages}>
                {rendered}
              </EditList>
            );
          }}
        />
        {raw.length === 0 && <NoSections />}
        {unfinished.map(({ id, type }) => (
          <EditSection key={String(id)} id={String(id)} type={String(type)} />
        ))}
      </SiteFrame>
      {info.parts && <PartHandles names={partsOf.footer} place="footer" />}
    </EditRoot>
  );
}
