/** The part of `@vercel/nft` that packing uses; the copy that Next brings ships no types. */
declare module 'next/dist/compiled/@vercel/nft/index.js' {
  interface Options {
    /** Files are named relative to this folder. */
    base: string;
    processCwd?: string;
    /** Of what is imported, what is left out, by its path below `base`. */
    ignore?: (file: string) => boolean;
  }

  /** Lists what programs import and read, without running them. */
  const trace: {
    nodeFileTrace: (files: string[], options: Options) => Promise<{ fileList: Set<string>; warnings: Set<Error> }>;
  };
  export default trace;
}
