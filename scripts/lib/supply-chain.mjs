/**
 * What is read of `package-lock.json`.
 *
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link] a workspace
 * @property {boolean} [inBundle] comes within another package
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {Record<string, string>} [dependencies] of a manifest: the project's own, or a workspace's
 * @property {Record<string, string>} [devDependencies]
 */

/**
 * What is read of a CycloneDX component.
 *
 * @typedef {{ license?: { id?: string, name?: string }, expression?: string }} Licence
 * @typedef {{ name: string, version: string, licenses?: Licence[] }} Component
 */

/** Licences under which a package may be shipped with a company's site, or used to build it. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later', // libvips, linked as a library of its own
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Whether an SPDX expression of names with AND and OR can be met with what is accepted. @param {string} expression */
export function isAccepted(expression) {
  const choices = expression.replace(/[()]/g, '').split(/ OR /i);
  return choices.some((choice) => choice.split(/ AND /i).every((name) => accepted.has(name.trim())));
}

/** @param {Component} component */
function licenceOf({ licenses = [] }) {
  const names = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '');
  return names.filter(Boolean).join(' AND ') || 'none';
}

/**
 * The packages whose licence is not accepted, or not stated.
 *
 * @param {Component[]} components
 * @returns {string[]} `NAME@VERSION: LICENCE`
 */
export function badLicences(components) {
  return components
    .map((component) => ({ component, licence: licenceOf(component) }))
    .filter(({ licence }) => !isAccepted(licence))
    .map(({ component: { name, version }, licence }) => `${name}@${version}: ${licence}`);
}

/** A package for other systems, which the registry that made the lockfile did not serve. @param {LockEntry} entry */
const isOfAnotherPlatform = ({ os, cpu }) => Boolean(os ?? cpu);

/** @param {Record<string, LockEntry>} packages */
const fetched = (packages) =>
  Object.entries(packages).filter(([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle);

/**
 * The entries of a lockfile that do not say what the package has to be, bit by bit, or that name a registry, which
 * would be asked instead of the operator's own.
 *
 * @param {Record<string, LockEntry>} packages
 * @returns {string[]}
 */
export function badLockEntries(packages) {
  return fetched(packages).flatMap(([path, entry]) => [
    ...(entry.resolved ? [`${path}: names a registry`] : []),
    ...(entry.integrity || isOfAnotherPlatform(entry) ? [] : [`${path}: no integrity`]),
    ...(entry.integrity && !/^sha(512|384)-/.test(entry.integrity) ? [`${path}: weak integrity`] : []),
  ]);
}

/**
 * The packages of other platforms that the lockfile knows by version alone.
 *
 * @param {Record<string, LockEntry>} packages
 * @returns {string[]}
 */
export const withoutIntegrity = (packages) =>
  fetched(packages)
    .filter(([, entry]) => !entry.integrity && isOfAnotherPlatform(entry))
    .map(([path]) => path);

/**
 * What the project asks for by a range, or from elsewhere than a registry: another day it would be something else.
 *
 * @param {Record<string, LockEntry>} packages of the lockfile, the project's manifests among them
 * @returns {string[]} `NAME: RANGE`
 */
export const looseVersions = (packages) =>
  Object.entries(packages)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([, { dependencies, devDependencies }]) => Object.entries({ ...dependencies, ...devDependencies }))
    .filter(([, version]) => !/^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}: ${version}`);
