import 'server-only';

import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { ImageResponse } from 'next/og';
import sharp from 'sharp';

import type { ShareCard } from '@/lib/seo/share-card';

import { ShareImage, shareSize } from './ShareImage';

async function loadFonts() {
  const folder = path.join(process.cwd(), 'lib/seo/share-fonts');
  const data = (name: string) => readFile(path.join(folder, `${name}.ttf`));
  return [
    { name: 'Archivo', data: await data('archivo-latin'), weight: 600 as const },
    { name: 'Archivo Turkish', data: await data('archivo-turkish'), weight: 600 as const },
  ];
}

const dataAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The drawings take their colours from the page; on their own they have to be told. */
async function loadDrawings() {
  const logo = await readFile(path.join(process.cwd(), 'public/drawings/logo.svg'), 'utf8');
  const blueprint = await readFile(path.join(process.cwd(), 'public/drawings/blueprint.svg'), 'utf8');
  const inColor = (svg: string, color: string, accent: string) =>
    dataAddress(
      svg
        .replace(/<symbol id="logo"/, '<g')
        .replace('</symbol>', '</g>')
        .replace(/var\(--logo-accent, var\(--base\)\)/g, accent)
        .replace(/var\(--logo-facet, var\(--paper\)\)/g, '#14191c')
        .replaceAll('currentColor', color),
    );
  return {
    logo: (color: string, accent: string) =>
      inColor(logo.replace('<svg ', '<svg viewBox="0 0 313 72" '), color, accent),
    blueprint: (color: string) => inColor(blueprint, color, color),
  };
}

/**
 * Draws a share image.
 *
 * @param photograph the picture that belongs under it; null for the blueprint
 * @returns a JPEG of 1200 by 630 pixels
 */
export async function renderShareImage(card: ShareCard, photograph: Buffer | null): Promise<Buffer> {
  const [fonts, drawings] = await Promise.all([loadFonts(), loadDrawings()]);
  const drawn = new ImageResponse(<ShareImage card={card} hasPicture={photograph !== null} {...drawings} />, {
    ...shareSize,
    fonts,
  });
  const layer = Buffer.from(await drawn.arrayBuffer());
  const ground = photograph
    ? sharp(photograph, { limitInputPixels: 80_000_000 })
        .rotate()
        .resize({ ...shareSize, fit: 'cover' })
        .composite([{ input: layer }])
    : sharp(layer);
  return ground.flatten({ background: '#14191c' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
