import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

import { demoModel, demoPage } from '@/components/gallery/demo-content';
import { BackendFailure } from '@/lib/content';
import type { Route } from '@/lib/content/load-route';
import { emptyValues } from '@/lib/forms/contact-values';
import type { ContactAnswer } from '@/lib/forms/page-answers';

import { answeredMetadata } from './AnsweredForm';
import { ContentPage } from './ContentPage';

const page = { ...demoPage(1, { title: 'İletişim' }), pageKey: 'contact', link: '/contact', sections: [] };

const failure = new BackendFailure('GetPageData', 'away');

const withoutForm: [string, Route][] = [
  ['no contact page', { kind: 'missing', model: demoModel }],
  ['a contact page without the form', { kind: 'found', model: demoModel, page, titleModel: demoModel }],
  ['a backend that fails', { kind: 'failed', model: demoModel, failure }],
  ['a backend that has never answered', { kind: 'failed', model: null, failure }],
];

/** The page as a visitor without script gets it. */
function showAnswer(route: Route, contactAnswer: ContactAnswer) {
  document.body.innerHTML = renderToStaticMarkup(
    <ContentPage route={route} language="tr" path="/contact" contactAnswer={contactAnswer} />,
  );
}

describe.each(withoutForm)('after a form was sent without script, on a site with %s,', (_what, route) => {
  test('the typed text and the errors are in a form', () => {
    const values = { ...emptyValues, subject: 'Teklif', email: 'ayse@', message: 'Şaft 34 m' };
    showAnswer(route, { values, errors: { email: 'Geçersiz email adresi.' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('İletişim formu');
    const form = within(screen.getByRole('form', { name: 'İletişim formu' }));
    expect(form.getByLabelText('Mesajınız')).toHaveValue('Şaft 34 m');
    expect(form.getByLabelText('E-posta')).toHaveValue('ayse@');
    expect(form.getByLabelText('E-posta')).toHaveAccessibleDescription('Geçersiz email adresi.');
  });

  test('the visitor sees that the message was sent', () => {
    showAnswer(route, { status: { kind: 'success', text: 'Mesajınız başarıyla gönderildi!' } });
    expect(screen.getByText('Mesajınız başarıyla gönderildi!')).toBeInTheDocument();
    expect(screen.queryByText('Sayfa bulunamadı!')).not.toBeInTheDocument();
  });

  test('the title of the document names the answer, and search engines do not list it', () => {
    const { title, robots } = answeredMetadata(route, 'tr');
    expect(title).toMatch(/^İletişim/);
    expect(robots).toEqual({ index: false });
  });
});

test('without an answer, a missing contact page is not found', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <ContentPage route={{ kind: 'missing', model: demoModel }} language="tr" path="/contact" />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sayfa bulunamadı!');
});
