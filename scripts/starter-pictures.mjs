/**
 * Draws the pictures of the starter content, calm and without a subject of one trade, into
 * `backend/seed/starter/media/drawings`. Run it by hand after a change: `node scripts/starter-pictures.mjs`.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { backendRoot } from './lib/paths.mjs';

const [width, height] = [1600, 900];
const output = path.join(backendRoot, 'seed/starter/media/drawings');

/** From dark to light. */
const shades = ['#1d262c', '#2b3841', '#3f505b', '#5c707c', '#8497a1', '#afbcc3', '#d5dcdf', '#eef1f1'];
const accent = '#c2a27a';

/** @param {number} index @returns {string} */
const shade = (index) => shades[Math.max(0, Math.min(shades.length - 1, index))] ?? accent;

/** @param {number} count @param {(index: number) => string} draw */
const each = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** @param {string} fill @param {number} [y] */
const ground = (fill, y = 0) => `<rect y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** A ground that grows lighter towards the horizon. @param {string} top @param {string} bottom */
const sky = (top, bottom) =>
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>${ground('url(#sky)')}`;

/** A wavy line across the sheet. @param {number} base @param {number} rise @param {number} turns @param {number} shift */
function wave(base, rise, turns, shift) {
  const points = Array.from({ length: 81 }, (_, index) => {
    const x = (index / 80) * width;
    const angle = (x / width) * turns * Math.PI * 2 + shift;
    return `${x.toFixed(0)} ${(base + Math.sin(angle) * rise + Math.sin(angle * 2.3) * rise * 0.35).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** @type {Record<string, () => string>} */
const drawings = {
  'start-hills': () =>
    sky('#4d616d', '#dfe2df') +
    `<circle cx="1180" cy="330" r="92" fill="#f1e6d4"/>` +
    each(6, (index) => {
      const line = wave(420 + index * 88, 46 + index * 8, 1 + index * 0.22, index * 1.7);
      return `<path d="${line}L${width} ${height}L0 ${height}Z" fill="${shade(5 - index)}"/>`;
    }),
  'facade-grid': () =>
    ground(shade(6)) +
    each(60, (index) => {
      const [column, row] = [index % 12, Math.floor(index / 12)];
      const fill = (index * 7) % 11 === 0 ? accent : shade(1 + ((index * 5) % 4));
      return `<rect x="${50 + column * 128}" y="${46 + row * 170}" width="96" height="128" fill="${fill}"/>`;
    }),
  contours: () =>
    ground(shade(7)) +
    each(13, (index) => {
      const [x, y] = [1020 - index * 16, 420 + index * 9];
      const stroke = index % 4 === 0 ? accent : shade(3);
      return `<ellipse cx="${x}" cy="${y}" rx="${80 + index * 92}" ry="${44 + index * 58}" transform="rotate(-16 ${x} ${y})" fill="none" stroke="${stroke}" stroke-width="${index % 4 === 0 ? 5 : 2.5}"/>`;
    }),
  blocks: () =>
    sky(shade(6), shade(7)) +
    each(11, (index) => {
      const tall = 180 + ((index * 211) % 430);
      const x = 30 + index * 142;
      return `<rect x="${x}" y="${height - tall}" width="92" height="${tall}" fill="${index === 6 ? accent : shade(2 + (index % 3))}"/><path d="M${x + 92} ${height - tall}l34 -26v${tall + 26}h-34Z" fill="${shade(1)}"/><path d="M${x} ${height - tall}l34 -26h92l-34 26Z" fill="${shade(5)}"/>`;
    }),
  waves: () =>
    ground(shade(0)) +
    each(26, (index) => {
      const line = wave(60 + index * 33, 40 - index * 0.6, 1.4, index * 0.21);
      return `<path d="${line}" fill="none" stroke="${index % 9 === 4 ? accent : shade(2 + (index % 4))}" stroke-width="5"/>`;
    }),
  rings: () =>
    ground(shade(1)) +
    each(15, (index) => {
      const stroke = index % 5 === 2 ? accent : shade(3 + (index % 3));
      return `<circle cx="${560 + index * 18}" cy="450" r="${60 + index * 52}" fill="none" stroke="${stroke}" stroke-width="4"/>`;
    }),
  arches: () =>
    sky(shade(5), shade(7)) +
    each(5, (index) => {
      const [x, deep] = [60 + index * 310, 250 + index * 12];
      return `<path d="M${x} ${height}V${deep + 130}a130 130 0 0 1 260 0V${height}Z" fill="${shade(3)}"/><path d="M${x + 42} ${height}V${deep + 150}a100 100 0 0 1 200 0V${height}Z" fill="${index === 2 ? accent : shade(1)}"/>`;
    }),
  stairs: () =>
    sky(shade(6), shade(7)) +
    each(9, (index) => {
      const [x, y] = [120 + index * 165, height - 80 - index * 84];
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${shade(5 - Math.floor(index / 2))}"/><rect x="${x}" y="${y}" width="${width}" height="9" fill="${index === 4 ? accent : shade(7)}"/>`;
    }),
  sails: () =>
    sky(shade(4), shade(7)) +
    each(6, (index) => {
      const x = 40 + index * 240;
      return `<path d="M${x} ${height}L${x + 300} ${120 + ((index * 130) % 260)}L${x + 470} ${height}Z" fill="${index === 3 ? accent : shade(1 + (index % 4))}" fill-opacity="0.86"/>`;
    }),
  piers: () =>
    sky(shade(6), shade(7)) +
    ground(shade(4), 620) +
    each(7, (index) => {
      const x = 70 + index * 232;
      return `<rect x="${x}" y="360" width="54" height="330" fill="${shade(2)}"/><rect x="${x}" y="690" width="54" height="130" fill="${shade(3)}"/>`;
    }) +
    `<rect y="318" width="${width}" height="48" fill="${shade(1)}"/><rect y="306" width="${width}" height="12" fill="${accent}"/>`,
  sheets: () =>
    ground(shade(4)) +
    each(4, (index) => {
      const [x, y] = [260 + index * 210, 170 + (index % 2) * 90];
      const lines = each(
        8,
        (line) =>
          `<rect x="${x + 50}" y="${y + 110 + line * 48}" width="${line % 3 === 2 ? 190 : 300}" height="10" fill="${shade(6)}"/>`,
      );
      const mark = `<rect x="${x + 50}" y="${y + 54}" width="120" height="22" fill="${index === 2 ? accent : shade(3)}"/>`;
      return `<g transform="rotate(${index * 5 - 9} ${x + 200} ${y + 280})"><rect x="${x + 12}" y="${y + 14}" width="400" height="560" fill="${shade(2)}" fill-opacity="0.35"/><rect x="${x}" y="${y}" width="400" height="560" fill="#fbfbf9"/>${mark}${lines}</g>`;
    }),
};

await mkdir(output, { recursive: true });
for (const [name, draw] of Object.entries(drawings)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw()}</svg>`;
  await sharp(Buffer.from(svg))
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(output, `${name}.jpg`));
}
console.info(`${Object.keys(drawings).length} pictures in ${path.relative(process.cwd(), output)}`);
