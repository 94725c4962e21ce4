declare module 'subset-font' {
  /**
   * @returns the font with only the glyphs of `text`, only the named OpenType features, and its axes cut to the given
   *   ranges
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
