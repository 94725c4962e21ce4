/** `npm run bench:scaling`: the tables of docs/scaling.md, from the figures in `bench/lib/capacity.json`. */
import { checkPoint, tables } from './lib/scaling-tables.mjs';
import { capacity } from './lib/scaling.mjs';
import { table } from './lib/table.mjs';

for (const [title, rows] of Object.entries(tables())) console.info(`## ${title}\n\n${table(rows)}\n`);
const { p50, p99 } = checkPoint();
const { point } = capacity;
console.info(
  `At ${point.rate} pages/s: p50 ${p50.toFixed(1)} ms, measured ${point.p50}; p99 ${p99.toFixed(1)} ms, measured ${point.p99}`,
);
