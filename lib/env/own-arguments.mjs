/**
 * Ends a command whose options npm kept for itself: `npm run NAME --check` gives the command no option, and would be the
 * real thing instead of the check. npm says so in the environment.
 *
 * @param {string} command the name in `npm run NAME`
 * @param {readonly string[]} options the command's own, without dashes
 * @param {Record<string, string | undefined>} env
 * @throws {TypeError} with one line, as `parseArgs` does for an unknown option
 */
export function refuseOptionsOfNpm(command, options, env) {
  // npm reads `--no-fetch` as an empty `fetch`.
  const taken = options.find(
    (name) => env[`npm_config_${name.replace(/^no-/, '').replaceAll('-', '_')}`] !== undefined,
  );
  if (taken) throw new TypeError(`npm took --${taken}: npm run ${command} -- … --${taken}`);
}

/**
 * @param {readonly string[]} positionals
 * @param {number} most how many the command has
 * @throws {TypeError} with one line that names the first one too many
 */
export function refuseFurther(positionals, most) {
  if (positionals.length > most) throw new TypeError(`what is ${positionals[most]}? Options begin with --`);
}
