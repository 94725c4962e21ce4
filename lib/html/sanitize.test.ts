/** @jest-environment jsdom */
import { sanitizeHtml } from './sanitize';

const clean = (html: string) => sanitizeHtml(html, (href) => (href.startsWith('/') ? `/en${href}` : href));

test('allowed HTML is unchanged', () => {
  const html =
    '<h3>Başlık</h3><p><strong>a</strong> <em>b</em></p>@@<table><caption>c</caption><thead><tr><th scope="col">d</th></tr></thead><tbody><tr><td>e</td></tr></tbody></table>@@';
  const [before = '', table = ''] = html.split('@@');
  expect(clean(before + table)).toBe(
    `${before}<div class="table-scroll" tabindex="0" role="region" aria-label="c">${table}</div>`,
  );
});

test('internal links lead to the active language', () => {
  expect(clean('<a href="/page/x">x</a>')).toBe('<a href="/en/page/x">x</a>');
});

test('a link to a new window has rel noopener', () => {
  expect(clean('<a href="https://a.example" target="_blank">x</a>')).toContain('rel="noopener noreferrer"');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<object data="x"></object><embed src="x"><form action="x"><input></form>',
  '<a href="//evil.example">x</a>',
])('%s does no harm', (html) => {
  const holder = document.createElement('div');
  holder.innerHTML = clean(html);
  for (const element of holder.querySelectorAll('*')) {
    expect(['P', 'A', 'TABLE', 'TBODY', 'DIV']).toContain(element.tagName);
    for (const { name, value } of element.attributes) {
      if (element.tagName === 'DIV') continue;
      expect(name).toBe('href');
      expect(value).toMatch(/^(https?:|mailto:|tel:|\/(?!\/)|#)/);
    }
  }
});
