import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { svgProblem } from './svg-problem';

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"${more}>${inside}</svg>`;

test.each(readdirSync(path.join(__dirname, '../../seed/demo/media/logos')))('the logo %s is accepted', (name) => {
  expect(svgProblem(readFileSync(path.join(__dirname, '../../seed/demo/media/logos', name), 'utf8'))).toBeUndefined();
});

test('parts of the same file and pictures inside it may be referred to', () => {
  expect(svgProblem(svg('<use href="#a"/><path fill="url(#b)"/>'))).toBeUndefined();
  expect(svgProblem(svg('<image href="data:image/png;base64,AA=="/>'))).toBeUndefined();
  expect(svgProblem(`<?xml version="1.0"?>${svg('<title>onward</title>')}\n<!-- made by hand -->\n`)).toBeUndefined();
});

test.each([
  svg('<script>alert(1)</script>'),
  svg('<SCRIPT href="x"/>'),
  svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
  svg('', ' onload="alert(1)"'),
  svg('<path d="M0 0"onclick=alert(1) />'),
  svg('<a href="javascript:alert(1)"><path/></a>'),
  svg('<a href="java&#115;cript:alert(1)"><path/></a>'),
  svg('<a href=" https://evil.example/"><path/></a>'),
  svg('<image href="https://evil.example/pixel.png"/>'),
  svg('<foreignObject><body/></foreignObject>'),
  svg('<set attributeName="href" to="x"/>'),
  svg('<style>@import "https://evil.example/x.css"</style>'),
  svg('<path fill="url(https://evil.example/x#a)"/>'),
  `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg('&x;')}`,
])('code, and what is fetched from elsewhere, is refused: %s', (text) => {
  expect(svgProblem(text)).toBe('script');
});

test.each(['', 'hello', '<html></html>', '<svg viewBox="0 0 4 4">'])('%j is no SVG', (text) => {
  expect(svgProblem(text)).toBe('broken');
});

test('comments may follow the drawing, and each has to end', () => {
  expect(svgProblem(`${svg('')}<!-- a --> <!-- b -->\n`)).toBeUndefined();
  expect(svgProblem(`${svg('')}<!-- a`)).toBe('broken');
  expect(svgProblem(`${svg('')} a -->`)).toBe('broken');
  expect(svgProblem(`${svg('')}<html></html><!-- a -->`)).toBe('broken');
});

// Neither would end within minutes if the text were tried again from each of its parts.
test('many comments and document types are read once', () => {
  expect(svgProblem(`<svg><svg></svg>${'<!--a-->'.repeat(60)}<path/></svg>`)).toBeUndefined();
  expect(svgProblem(`<svg><svg></svg>${'<!--a-->'.repeat(60)}<path/>`)).toBe('broken');
  expect(svgProblem(`${'<!DOCTYPE '.repeat(100_000)}<svg></svg>`)).toBeUndefined();
});
