import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { backendRoot } from '../paths.mjs';
import { compileProgram } from './compile-program.mjs';

interface ReportFile {
  table: Record<string, { new: number; changed: number; unchanged: number; left: number; percent: number }>;
  left: { kind: string; name: string; reason: string }[];
  notes: string[];
}

/** The program that `npm run export` and `npm run import` start, on installations in a folder of a test. */
export class TestProgram {
  private constructor(
    private readonly file: string,
    private readonly folder: string,
  ) {}

  /** @param name of the compiled program: suites run side by side */
  static async compile(name: string, folder: string): Promise<TestProgram> {
    const file = path.join(backendRoot, `node_modules/.cache/import-export/${name}.mjs`);
    return new TestProgram(await compileProgram(file), folder);
  }

  /**
   * @param place the installation: a folder below that of the test
   * @param more settings
   */
  start(place: string, args: string[], more: Record<string, string> = {}): ChildProcess {
    const at = path.join(this.folder, place);
    const env = {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production' as const, LOG_LEVEL: 'error', BACKEND_DIR: backendRoot },
      ...{ PAYLOAD_SECRET: 'import-export-'.repeat(4), INIT_CWD: this.folder },
      ...{ DATABASE_URL: `file:${at}/content.db`, MEDIA_DIR: `${at}/media`, UPLOAD_DIR: `${at}/uploads` },
      ...more,
    };
    return spawn(process.execPath, [this.file, ...args], { cwd: backendRoot, env, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  run(place: string, ...args: string[]): Promise<{ code: number | null; text: string }> {
    return this.runWith({}, place, ...args);
  }

  /** @param more settings of the installation */
  async runWith(
    more: Record<string, string>,
    place: string,
    ...args: string[]
  ): Promise<{ code: number | null; text: string }> {
    const child = this.start(place, args, more);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })));
  }

  /** @throws Error with what the program has said, if it failed */
  async runOrFail(place: string, ...args: string[]): Promise<void> {
    const { code, text } = await this.run(place, ...args);
    if (code !== 0) throw new Error(text);
  }

  async runWithReport(place: string, ...args: string[]): Promise<ReportFile> {
    await this.runOrFail(place, ...args, '--report', 'report.json');
    return JSON.parse(readFileSync(path.join(this.folder, 'report.json'), 'utf8')) as ReportFile;
  }

  remove(): void {
    rmSync(this.file);
  }
}
