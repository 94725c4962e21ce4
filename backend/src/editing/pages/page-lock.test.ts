import { inLine } from './page-lock';

describe('inLine', () => {
  it('runs tasks of one name one after another, and others in parallel', async () => {
    const events: string[] = [];
    const task = (name: string) => async () => {
      events.push(`${name} starts`);
      await Promise.resolve();
      await Promise.resolve();
      events.push(`${name} ends`);
    };
    await Promise.all([inLine('a', task('1')), inLine('a', task('2')), inLine('b', task('3'))]);
    expect(events.indexOf('1 ends')).toBeLessThan(events.indexOf('2 starts'));
    expect(events.indexOf('3 starts')).toBeLessThan(events.indexOf('1 ends'));
  });

  it('continues after a failed task, whose caller gets the error', async () => {
    const failing = inLine('a', () => Promise.reject(new Error('disk')));
    const next = inLine('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('disk');
    await expect(next).resolves.toBe('done');
  });
});
