import { readWrk } from './read-wrk.mjs';

const report = (p99: string, share: string) => `Running 5s test @ http://127.0.0.1:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.02ms  420.11us   9.31ms   ${share}
    Req/Sec    31.92k     2.10k   35.01k    70.00%
  Latency Distribution
     50%    0.93ms
     75%    1.10ms
     90%    1.41ms
     99%    ${p99}
  160371 requests in 5.01s, 2.75GB read
Requests/sec:  32013.17
Transfer/sec:    561.20MB
`;

test.each([
  ['2.04ms', 2.04],
  ['640.00us', 0.64],
  ['1.20s', 1200],
])('of %s, 99 of 100 answers took %d ms at most', (p99, expected) => {
  const { p99: read, ...others } = readWrk(report(p99, '89.99%'));
  expect(read).toBeCloseTo(expected);
  expect(others).toEqual({ rate: 32013.17, answers: 160_371 });
});
