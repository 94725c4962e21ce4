/** A field that is added to the form's description is rendered, validated and sent. */
import { render, screen } from '@testing-library/react';

import type * as ContactFields from '@/lib/forms/contact-fields';
import { problemsOf } from '@/lib/forms/contact-schema';
import { emptyValues } from '@/lib/forms/contact-values';

import { ContactFormBox } from './ContactFormBox';

jest.mock('@/lib/forms/contact-fields', () => {
  const { fieldDescriptions } = jest.requireActual<typeof ContactFields>('@/lib/forms/contact-fields');
  const site = { name: 'site', label: 'address', kind: 'text', autoComplete: 'street-address', maxLength: 10 };
  const plan = { name: 'plan', label: 'pagesOfSite', kind: 'long', isRequired: true, maxLength: 10 };
  return { fieldDescriptions: [...fieldDescriptions, site, plan] };
});

test('it is rendered with its label, and marked as optional', async () => {
  render(<ContactFormBox id="form" language="tr" />);
  const site = await screen.findByRole('textbox', { name: 'Adres (isteğe bağlı)' });
  expect(site).toHaveAttribute('autocomplete', 'street-address');
  expect(site).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Sayfalar' })).toBeRequired();
});

test('it is validated, and initially empty', () => {
  expect(emptyValues).toMatchObject({ site: '', plan: '' });
  expect(problemsOf(emptyValues)).toMatchObject({ plan: 'required' });
  expect(problemsOf(emptyValues)).not.toHaveProperty('site');
});
