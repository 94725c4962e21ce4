'use client';

import { useTranslation } from '@payloadcms/ui';
import { useRef, useState, type FormEvent } from 'react';

import type { WaitingPage } from '../starter-pages';
import { factNames, type CompanyFacts, type FactName } from '../company-facts';
import type { BrandAnswers, Problems } from '../read-answers';
import type { SetupModel } from '../read-view';
import { fillText, setupTexts } from '../setup-texts';
import { BrandFields } from './BrandFields';
import { callSetup } from './call-setup';
import { FactField } from './FactField';
import { Field } from './Field';
import { LanguageChoice } from './LanguageChoice';
import { LogoField } from './LogoField';
import { PageChoice } from './PageChoice';
import { SavedNote } from './SavedNote';
import { useIsReady } from './use-is-ready';

const contactFacts = ['address', 'phone', 'email'] as const satisfies FactName[];
const legalFacts = factNames.filter((name) => !(contactFacts as readonly FactName[]).includes(name));

interface Saved {
  waiting: WaitingPage[];
  version: number;
}

/** The form of the setup. What was entered stays until it is saved. */
export function SetupForm({ model, siteUrl }: { model: SetupModel; siteUrl: string | undefined }) {
  const { i18n } = useTranslation();
  const isReady = useIsReady();
  const texts = setupTexts(i18n.language);
  const language = i18n.language === 'en' ? 'en' : 'tr';
  const [facts, setFacts] = useState<CompanyFacts>(model.facts);
  const [chosen, setChosen] = useState(
    () => new Set<string>(model.languages.flatMap((row) => (row.isOffered ? [row.code] : []))),
  );
  // Later, a page that is not there was deleted or not wanted.
  const [pages, setPages] = useState(
    () => new Set(model.phase === 'done' ? [] : model.pages.map(({ pageKey }) => pageKey)),
  );
  const [brand, setBrand] = useState<BrandAnswers>(model.brand);
  const [logos, setLogos] = useState<{ logo?: File; logoOnDark?: File }>({});
  const [problems, setProblems] = useState<Problems>({});
  const [message, setMessage] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [version, setVersion] = useState(model.version);
  const [saved, setSaved] = useState<Saved>();
  const [shown, setShown] = useState<object>(() => ({
    ...{ facts: model.facts, brand: model.brand },
    languages: [...chosen],
  }));
  const form = useRef<HTMLFormElement>(null);

  const problemOf = (name: string) =>
    problems[name] ? ((texts.problems as Record<string, string>)[problems[name]] ?? problems[name]) : undefined;
  const isFirst = model.phase !== 'done' && !saved;

  function showProblems(fields: Problems) {
    setProblems(fields);
    const [first] = [...(form.current?.elements ?? [])].filter(
      (field) => 'name' in field && Object.hasOwn(fields, String(field.name)),
    );
    if (first instanceof HTMLElement) first.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setSaved(undefined);
    const body = new FormData();
    const answers = { facts, brand, languages: [...chosen] };
    body.set('answers', JSON.stringify({ version, ...answers, pages: [...pages], shown }));
    for (const [name, file] of Object.entries(logos)) if (file) body.set(name, file);
    const answer = await callSetup<Saved>('', 'POST', body);
    setSaving(false);
    setMessage(answer.isOk ? '' : answer.message || texts.noAnswer);
    if (!answer.isOk) return showProblems(answer.fields ?? {});
    setProblems({});
    if (!answer.data) return;
    setVersion(answer.data.version);
    setSaved(answer.data);
    setShown(answers);
  }

  const fact = (name: FactName) => (
    <FactField key={name} {...{ name, texts, facts }} problem={problemOf(name)} onChange={setFacts} />
  );

  return (
    <form ref={form} className="setup-form" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className="setup-form__all" disabled={!isReady}>
        <fieldset>
          <legend>{texts.company}</legend>
          {model.languages
            .filter(({ code }) => chosen.has(code))
            .map(({ code, label }, index) => (
              <Field
                key={code}
                name={`name.${code}`}
                label={fillText(texts.name, { language: label })}
                hint={index === 0 ? texts.nameHint : undefined}
                note={index === 0 ? texts.required : texts.optional}
                isRequired={index === 0}
                lang={code}
                autoComplete="organization"
                problem={problemOf(`name.${code}`)}
                value={facts.names[code] ?? ''}
                onChange={(value) => setFacts({ ...facts, names: { ...facts.names, [code]: value } })}
              />
            ))}
        </fieldset>
        <fieldset>
          <legend>{texts.contact}</legend>
          {contactFacts.map(fact)}
        </fieldset>
        <fieldset>
          <legend>{texts.look}</legend>
          <BrandFields {...{ texts, language, brand, problemOf }} onChange={setBrand} />
          {(['logo', 'logoOnDark'] as const).map((name) => (
            <LogoField
              key={name}
              name={name}
              label={texts[name]}
              texts={texts}
              problem={problemOf(name)}
              file={logos[name]}
              hasOne={model.brand.logos[name]}
              onChange={(file) => setLogos({ ...logos, [name]: file })}
            />
          ))}
        </fieldset>
        <LanguageChoice {...{ texts, chosen }} languages={model.languages} onChange={setChosen} />
        <PageChoice {...{ texts, language }} pages={model.pages} chosen={pages} onChange={setPages} />
        <fieldset>
          <legend>{texts.legal}</legend>
          <p className="setup-form__hint">{texts.legalHint}</p>
          {legalFacts.map(fact)}
        </fieldset>
        <div className="setup__actions">
          <button type="submit" className="setup-button" aria-disabled={isSaving}>
            {isSaving ? texts.saving : isFirst ? texts.save : texts.saveAgain}
          </button>
        </div>
        <div role="status" className="setup__status">
          {message && <p className="setup-field__problem">{message}</p>}
          {saved && <SavedNote {...{ texts, siteUrl }} waiting={saved.waiting} />}
        </div>
      </fieldset>
    </form>
  );
}
