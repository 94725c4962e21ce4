import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';

import { readRuntimeEnv } from '../../runtime-env';
import { readDemo, readSetupModel } from '../read-view';
import { fillText, setupTexts } from '../setup-texts';
import { ClearDemo } from './ClearDemo';
import { SetupForm } from './SetupForm';
import './setup-buttons.css';
import './setup-fields.css';
import './setup.css';

/** The admin's page "Kurulum": makes the site a company's own. For administrators alone. */
export async function SetupView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  const { admin: adminRoute } = payload.config.routes;
  if (!user) {
    redirect(`${formatAdminURL({ adminRoute, path: '/login' })}?redirect=${encodeURIComponent(`${adminRoute}/setup`)}`);
  }
  if (user.role !== 'admin') notFound();
  const texts = setupTexts(i18n.language);
  const demo = await readDemo(payload);
  const model = demo ? undefined : await readSetupModel(payload);
  return (
    <DefaultTemplate {...{ i18n, locale, params, payload, permissions, searchParams, user, visibleEntities }}>
      <SetStepNav nav={[{ label: texts.title }]} />
      <Gutter className="setup">
        <h1>{demo ? texts.clearTitle : texts.title}</h1>
        {demo && <ClearDemo demo={demo} />}
        {model && (
          <>
            <p className="setup__intro">{texts.intro}</p>
            {model.archive && <p className="setup__note">{fillText(texts.archiveTold, { archive: model.archive })}</p>}
            <SetupForm model={model} siteUrl={readRuntimeEnv().siteUrl} />
          </>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
