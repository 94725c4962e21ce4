/** @jest-environment jsdom */
import { escapeXml, withoutControls } from './xml';

test('the document is valid XML with any text', () => {
  const xml = withoutControls(`<a b="${escapeXml('"&<')}">${escapeXml("Bir <b> & 'iki'")}\n\u000b\u0000ü\ud800</a>`);
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.documentElement.getAttribute('b')).toBe('"&<');
  expect(document.documentElement.textContent).toBe("Bir <b> & 'iki'\n  ü\ufffd");
});
