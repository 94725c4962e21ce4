import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { answerFile } from '../answer-file';
import { renderWithNext } from '../render-with-next';
import { answerFinished } from '../finished/answer-finished';
import { finishingHeader } from '../finished/finish-made';
import { FinishedStore } from '../finished/finished-store';
import { FinishedPages } from '../finished/keep-finished';
import type { Step } from '../step';
import { Isr } from './isr';
import { TestServer } from './listen';
import { type Look, Visitor } from './visitor';

/** A file of the site's. */
export const file = '/_next/static/file.js';

let run = 0;

/** A site of a test: Next, as small as it can be, with the store of finished answers in front of it. */
export class FinishedSite {
  isr = new Isr('');
  store = new FinishedStore(0);
  /** How many requests of visitors have come as far as Next. */
  rendered = 0;
  /** The requests of the server's own, for pages that were made. */
  own: Promise<unknown>[] = [];
  /** Answers that are being kept. */
  private keeping: Promise<unknown>[] = [];
  private steps: Step[] = [];

  private constructor(
    private readonly folder: string,
    readonly server: TestServer,
    readonly visitor: Visitor,
  ) {}

  static async start(): Promise<FinishedSite> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'finished-'));
    await mkdir(path.join(folder, 'static'));
    await writeFile(path.join(folder, 'static/file.js'), 'console.info(1);'.repeat(6000));
    const server = await TestServer.start((request, response) => {
      site.steps.some((step) => step(request, response));
    });
    const site = new FinishedSite(folder, server, new Visitor(server));
    return site;
  }

  /** Begins anew, with a name of its own: handlers of one process share their memory. */
  reset(maxBytes = 10_000_000): void {
    run += 1;
    this.isr = new Isr(`run-${run}`);
    this.store = new FinishedStore(maxBytes);
    this.visitor.copies.clear();
    this.rendered = 0;
    [this.own, this.keeping] = [[], []];
    const pages = new FinishedPages(this.store);
    const keep = pages.keep.bind(pages);
    pages.keep = (...args) => {
      const kept = keep(...args);
      this.keeping.push(kept);
      return kept;
    };
    const render = (...[request, response]: Parameters<Isr['render']>) => {
      if (request.headers[finishingHeader] === undefined) this.rendered += 1;
      return this.isr.render(request, response);
    };
    const finish = (address: string) =>
      void this.own.push(this.server.ask(address, { 'accept-encoding': 'br', [finishingHeader]: '1' }));
    this.steps = [
      answerFinished(this.store),
      answerFile(this.store, this.folder),
      renderWithNext(render as never, pages, finish),
    ];
  }

  /** Asks for a page in one of the ways in which browsers do. @returns what a visitor then sees */
  look(page: string, way: Look) {
    return this.visitor.look(page, way);
  }

  /** Waits until the pages that are being made are kept, and finished. */
  async settle(): Promise<void> {
    await this.isr.settle();
    await Promise.all(this.own);
    await Promise.all(this.keeping);
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await rm(this.folder, { recursive: true });
  }
}
