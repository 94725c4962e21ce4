import type { Fixture } from '../fixture';

export const contactFormFixture: Fixture<'contactForm'> = {
  id: 'contact-form-1',
  type: 'contactForm',
  order: 10,
  title: 'Projenizi konuşalım',
  subTitle: 'Yeri, derinliği ve takvimi yazmanız yeterli.',
  mapLink: 'https://www.openstreetmap.org/export/embed.html?bbox=32.83%2C39.90%2C32.88%2C39.93',
};
