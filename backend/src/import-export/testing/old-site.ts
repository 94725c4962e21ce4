import type { Item } from './wxr-file';

/** Numbers from 0 to 1, always the same ones (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const sentences = [
  'Zemin etüdü, temel sisteminin seçiminden önce gelir.',
  'Kazı boyunca deplasmanlar her gün ölçülür.',
  'Püskürtme beton katmanları halinde uygulanır.',
  'Şantiyede iki vardiya çalışılmaktadır.',
  'Ankrajların germe yükü projede verilmiştir.',
  'İşin süresi dört ay olarak öngörülmüştür.',
  'Su seviyesi kuyularla düşürülmüştür.',
  'Deneme kolonları yedinci günde açılmıştır.',
  'Laboratuvar sonuçları raporun ekindedir.',
  'Güvenlik eğitimi her pazartesi verilir.',
];

export const subjects = [
  'Kazık',
  'Ankraj',
  'Tünel',
  'Baraj',
  'Metro',
  'Köprü',
  'Liman',
  'Yalıtım',
  'Ölçüm',
  'Güçlendirme',
];

/** The items and files of the old site, as far as they are made. The same seed gives the same choices. */
export class OldSite {
  readonly items: Item[] = [];
  /** Files below `uploads`, by their paths. */
  readonly files: Record<string, Buffer> = {};
  readonly pictures: Item[] = [];
  readonly pages: Item[] = [];
  lastId = 10;
  /** A number from 0 to 1. */
  readonly random: () => number;

  constructor(seed: number) {
    this.random = numbers(seed);
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  /** @param count of sentences */
  text(count: number): string {
    return Array.from({ length: count }, () => this.pick(sentences)).join(' ');
  }

  add(item: Omit<Item, 'id'>): Item {
    const made = { id: (this.lastId += 1), ...item };
    this.items.push(made);
    return made;
  }
}
