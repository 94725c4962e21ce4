import 'server-only';

import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { ReactElement } from 'react';

import type { Tree } from '@/lib/pictures/draw-share.mjs';
import { drawInWorker } from '@/lib/pictures/worker-process';
import { photographAddress } from '@/lib/seo/photograph-address';
import type { ShareCard } from '@/lib/seo/share-card';

import { ShareImage, shareSize } from './ShareImage';

const dataAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The drawings inherit colours from the page; here the colours are set. */
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

/** The elements in a form that can be sent to another process: `ShareImage` consists of host elements only. */
const treeOf = (element: ReactElement) =>
  JSON.parse(JSON.stringify(element, (key, value: unknown) => (/^_|^key$/.test(key) ? undefined : value))) as Tree;

/**
 * Draws a share image in the process that makes pictures.
 *
 * @returns a JPEG of 1200 by 630 pixels
 * @throws when it cannot be drawn now, for example because its photograph's host does not answer
 */
export async function renderShareImage(card: ShareCard): Promise<Buffer> {
  const drawings = await loadDrawings();
  const draw = (hasPicture: boolean) => treeOf(ShareImage({ card, hasPicture, ...drawings }));
  const result = await drawInWorker({
    size: shareSize,
    family: card.family,
    logo: card.logo && photographAddress(card.logo),
    over: draw(true),
    alone: draw(false),
    photograph: card.picture && photographAddress(card.picture),
  });
  if (result === 'failed') throw new Error('its photograph could not be fetched');
  return Buffer.from(result.jpeg, 'base64');
}
