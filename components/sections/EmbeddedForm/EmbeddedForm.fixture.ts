import type { Fixture } from '../fixture';

export const embeddedFormFixture: Fixture<'embeddedForm'> = {
  id: 'embedded-form-1',
  type: 'embeddedForm',
  order: 10,
  title: 'Teklif isteyin',
  subTitle: 'İki iş günü içinde ararız.',
  description: '<p>Zemin raporunuz varsa ekleyin; yoksa <strong>parsel numarası</strong> yeter.</p>',
  subject: 'Teklif isteği',
  asksPhone: true,
  asksFile: true,
  buttonTitle: 'Teklif iste',
};
