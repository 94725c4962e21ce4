import type { IncomingMessage } from 'node:http';

import { readSiteEnv } from '../lib/env/site-env.mjs';
import { beginRequest } from '../lib/http/request-id';
import { answerPicture } from '../lib/pictures/answer-picture';
import { answerRedirect } from '../lib/redirects/answer-redirect';
import { nameRequest } from '../lib/telemetry/request-id';
import { beginTrace } from '../lib/telemetry/trace-request';
import { tracing } from '../lib/telemetry/tracing';
import { answerFile } from './answer-file';
import { renderWithNext, renderInDevelopment, type Render } from './render-with-next';
import { answerFinished } from './finished/answer-finished';
import { finishMade } from './finished/finish-made';
import { FinishedStore } from './finished/finished-store';
import { FinishedPages } from './finished/keep-finished';
import { answerHealth } from './health/answer-health';
import { siteChecks } from './health/site-checks';
import { answerMetrics } from './metrics/answer-metrics';
import { measured } from './metrics/measured';
import { siteMetrics } from './metrics/site-metrics';
import { hideLanguages } from './hide-languages';
import { refuseBroken } from './refuse-broken';
import { repairUrl } from './repair-url';
import type { SiteResponse } from './site-response';
import { answerStatus } from './status/answer-status';
import { readStatus } from './status/read-status';
import type { Step } from './step';

const repair: Step = (request) => {
  if (request.url) request.url = repairUrl(request.url);
  return false;
};

/** For a step that works on after it has returned: what it logs names the request. */
const underItsId =
  (step: Step): Step =>
  (request, response) =>
    beginRequest(request, () => step(request, response));

/**
 * The way of a request, from top to bottom: the first step that answers it is the last.
 *
 * @param render Next
 * @param distDir folder of the build
 * @param isServing whether the server takes connections
 */
function steps(render: Render, distDir: string, isServing: () => boolean) {
  const { finishedPagesBytes, port, siteUrl } = readSiteEnv(process.env);
  const store = new FinishedStore(finishedPagesBytes);
  const metrics = siteMetrics(store).open();
  const way: Record<string, Step> = {
    refused: refuseBroken(),
    health: answerHealth(siteChecks(distDir, isServing)),
    finished: answerFinished(store),
    metrics: answerMetrics(metrics),
    status: answerStatus(() => readStatus(store, distDir)),
    picture: underItsId(answerPicture),
    repair,
    redirect: answerRedirect,
    hidden: hideLanguages,
    file: answerFile(store, distDir),
    next: renderWithNext(render, new FinishedPages(store), finishMade(port, siteUrl)),
  };
  return measured(way, metrics);
}

/** The same in development, where Next serves its own files, and nothing is kept or counted. */
function developmentSteps(render: Render) {
  const way = [refuseBroken(), answerPicture, repair, answerRedirect, hideLanguages, renderInDevelopment(render)];
  return (request: IncomingMessage, response: SiteResponse): void => {
    way.some((step) => step(request, response));
  };
}

/**
 * @param render Next
 * @param distDir folder of the build; undefined in development
 * @param isServing whether the server takes connections, and is not about to end
 * @returns what answers requests
 */
export function requestHandler(render: Render, distDir: string | undefined, isServing: () => boolean) {
  const way = distDir === undefined ? developmentSteps(render) : steps(render, distDir, isServing);
  const { trustedProxies } = readSiteEnv(process.env);
  return (request: IncomingMessage, response: SiteResponse): void => {
    response.requestId = nameRequest(request, trustedProxies);
    const span = beginTrace(request, response, trustedProxies);
    if (span) tracing.current.run(span, () => way(request, response));
    else way(request, response);
  };
}
