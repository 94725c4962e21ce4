/**
 * What a trace lists although no server runs it. A trace follows every path that code might build, so it also names
 * pictures of the demo content and of the documents.
 */
const leftOut = [
  // The project's own files, but for `.mjs` modules, which run as they are. `parts.mjs` names the others that are
  // needed.
  /^(?!node_modules\/|backend\/node_modules\/|(?:backend\/)?\.next[^/]*\/)(?!.*\.mjs$)/,
  /\.(?:test|spec)\.\w+$/,
  // Next's compilers and its development server.
  /\/next\/dist\/compiled\/(?:babel|webpack|terser|sass-loader|@next\/react-refresh|next-devtools|browserslist)/,
  /\/next\/dist\/compiled\/next-server\/.*\.dev\.js$/,
  // Payload loads it to push a schema in development; its migrations are compiled into the build.
  /(?:^|\/)node_modules\/(?:drizzle-kit|esbuild|esbuild-register|@esbuild|typescript|@swc\/core|@next\/swc)[^/]*(?:\/|$)/,
  // Binaries for another C library.
  /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]*-?musl[^/]*\//,
  /\.(?:map|md|markdown|d\.ts|d\.mts|d\.cts|tsbuildinfo|h)$/,
];

/** @param {string} file path below the repository @returns {boolean} */
export const isLeftOut = (file) => leftOut.some((pattern) => pattern.test(file));
