import { editorMail } from './editor-mail';

const mail = {
  to: 'ayse@example.com',
  key: 'request-1',
  subject: 'Yayın isteği: <b>Tünel</b>',
  intro: 'Mehmet <script>alert(1)</script> “Tünel” sayfasının yayımlanmasını istedi.',
  quote: 'Bakın:\nhttps://evil.example <img src=x onerror=alert(1)>',
  link: 'https://site.example/edit/page/tunel?a="b"#request',
};

test('what people wrote is text: no element and no link is made of it', () => {
  const { html, text, to } = editorMail(mail);
  expect(to).toEqual(['ayse@example.com']);
  expect(html).not.toMatch(/<script|<img|<b>/);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('href="https://site.example/edit/page/tunel?a=&quot;b&quot;#request"');
  expect(text).toContain(mail.quote);
  expect(text).toContain(mail.link);
});

test('without a note and an address there is neither a quote nor a link', () => {
  const { html, text } = editorMail({ ...mail, quote: '', link: '' });
  expect(html).not.toMatch(/<blockquote|<a /);
  expect(text).toBe(`${mail.intro}\n`);
});
