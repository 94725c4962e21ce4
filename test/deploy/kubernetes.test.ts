/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { filesOf, readDeploy, readYaml } from './read-deploy';

interface Container {
  name: string;
  image: string;
  ports: { name: string; containerPort: number }[];
  envFrom: { configMapRef: { name: string; optional?: boolean } }[];
  env: { name: string; valueFrom?: { secretKeyRef?: { name: string; key: string; optional?: boolean } } }[];
  resources: Record<'requests' | 'limits', Record<string, string>>;
  volumeMounts: { name: string; mountPath: string }[];
  [key: string]: unknown;
}

interface Volume {
  name: string;
  emptyDir?: { sizeLimit: string };
  persistentVolumeClaim?: { claimName: string };
}

interface Manifest {
  kind: string;
  apiVersion: string;
  metadata: { name: string };
  data?: Record<string, string>;
  resources?: string[];
  images?: { name: string; newName: string; newTag: string }[];
  spec: {
    replicas?: number;
    minAvailable?: number;
    accessModes?: string[];
    selector?: { matchLabels?: Record<string, string>; app?: string };
    template?: {
      metadata: { labels: Record<string, string> };
      spec: { securityContext: object; containers: Container[]; volumes: Volume[]; [key: string]: unknown };
    };
    ports?: { port: number; targetPort: string }[];
    rules?: { host: string; http: { paths: { backend: { service: { name: string } } }[] } }[];
    tls?: { hosts: string[] }[];
  };
}

const files = filesOf('kubernetes').filter((name) => name !== 'kustomization.yaml');
const manifests = files.flatMap((name) => readYaml(`kubernetes/${name}`) as Manifest[]);
const [kustomization] = readYaml('kubernetes/kustomization.yaml') as [Manifest];
const ofKind = (kind: string) => manifests.filter((each) => each.kind === kind);
const deployments = ofKind('Deployment').map((each) => [each.metadata.name, each] as const);

test('every file is applied, and images have versions', () => {
  expect([...(kustomization.resources ?? [])].sort()).toEqual(files);
  const names = deployments.map(([, { spec }]) => spec.template?.spec.containers[0]?.image);
  expect(kustomization.images?.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(kustomization.images?.filter(({ newTag }) => !/^\d+\.\d+\.\d+$/.test(newTag))).toEqual([]);
});

test.each(deployments)('%s has two replicas on any two nodes, which are not taken away together', (name, { spec }) => {
  expect(spec.replicas).toBe(2);
  expect(spec.template?.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? { none: '' });
  const budget = ofKind('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
  expect(budget?.spec).toEqual({ minAvailable: 1, selector: spec.selector });
  const service = ofKind('Service').find(({ metadata }) => metadata.name === name);
  expect(service?.spec.selector).toEqual(spec.selector?.matchLabels);
  const [container] = spec.template?.spec.containers ?? [];
  expect(service?.spec.ports?.[0]).toMatchObject({ port: container?.ports[0]?.containerPort, targetPort: 'http' });
});

test.each(deployments)('%s runs without any right, on a root that it cannot write to', (_name, { spec }) => {
  const pod = spec.template?.spec;
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, runAsUser: 65532, seccompProfile: { type: 'RuntimeDefault' } },
  });
  for (const container of pod?.containers ?? []) {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const mounted = container.volumeMounts.map(({ name }) => name).sort();
    expect(mounted).toEqual(pod?.volumes.map(({ name }) => name).sort());
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
  }
});

test.each(deployments)('%s has probes, bounds, and time to answer what it has begun', (_name, { spec }) => {
  const [container] = spec.template?.spec.containers ?? [];
  const probe = (path: string) => ({ httpGet: { path, port: 'http' } });
  expect(container).toMatchObject({
    livenessProbe: probe('/api/health/live'),
    readinessProbe: probe('/api/health/ready'),
    resources: { requests: { memory: expect.any(String) as string }, limits: { memory: expect.any(String) as string } },
    // The images have no shell.
    lifecycle: { preStop: { exec: { command: ['/usr/local/bin/node', '-e', expect.any(String) as string] } } },
  });
  expect(spec.template?.spec.terminationGracePeriodSeconds).toBe(30);
});

/** @param size such as 2Gi @returns in MiB */
const mib = (size = '') => Number.parseInt(size) * (size.endsWith('Gi') ? 1024 : 1);

test.each(deployments)('%s may fill its folders before it is evicted', (_name, { spec }) => {
  const [container] = spec.template?.spec.containers ?? [];
  const folders = (spec.template?.spec.volumes ?? []).flatMap(({ emptyDir }) => (emptyDir ? [emptyDir.sizeLimit] : []));
  expect(folders.length).toBe(2);
  const { requests, limits } = container?.resources ?? {};
  const all = folders.reduce((sum, size) => sum + mib(size), 0);
  // The log counts, too.
  expect(mib(limits?.['ephemeral-storage'])).toBeGreaterThan(all + 100);
  expect(mib(requests?.['ephemeral-storage'])).toBeGreaterThan(0);
});

test('the cache of a site has room for as many pages as its comment says', () => {
  const [, pages = ''] = /for ([\d,]+) pages in two languages/.exec(readDeploy('kubernetes/site.yaml')) ?? [];
  const guide = readFileSync(path.join(__dirname, '../../docs/operations.md'), 'utf8');
  const [, pictures, each, spare] =
    /`PICTURE_CACHE_MB` \((\d+)\) and (\d+) KB for each .*, and (\d+) % more/.exec(guide) ?? [];
  const count = Number(pages.replace(',', '')) * 2;
  const wanted = (Number(pictures) + (count * Number(each)) / 1024) * (1 + Number(spare) / 100);
  const [, site] = deployments.find(([name]) => name === 'site') ?? [];
  const cache = site?.spec.template?.spec.volumes.find(({ name }) => name === 'cache');
  expect(wanted).toBeGreaterThan(1000);
  expect(mib(cache?.emptyDir?.sizeLimit)).toBeGreaterThan(wanted);
});

test('all pods of the site write the scripts of their version to one volume', () => {
  const [, site] = deployments.find(([name]) => name === 'site') ?? [];
  const [container] = site?.spec.template?.spec.containers ?? [];
  const settings = ofKind('ConfigMap').find(({ metadata }) => metadata.name === 'corporate-site')?.data ?? {};
  const mount = container?.volumeMounts.find(({ mountPath }) => mountPath === settings.STATIC_ARCHIVE_DIR);
  const volume = site?.spec.template?.spec.volumes.find(({ name }) => name === mount?.name);
  const claim = ofKind('PersistentVolumeClaim').find(
    ({ metadata }) => metadata.name === volume?.persistentVolumeClaim?.claimName,
  );
  expect(claim?.spec.accessModes).toEqual(['ReadWriteMany']);
});

test('mails, metrics and further settings need no change of a manifest', () => {
  for (const [name, { spec }] of deployments) {
    const [container] = spec.template?.spec.containers ?? [];
    expect(container?.envFrom.at(-1)?.configMapRef).toEqual({ name: 'corporate-site-settings', optional: true });
    const keys = container?.env.flatMap(({ name: variable, valueFrom }) =>
      valueFrom?.secretKeyRef?.optional ? [`${variable}: ${valueFrom.secretKeyRef.key}`] : [],
    );
    const ofBackend = ['SMTP_URL: smtp_url', 'PAYLOAD_SECRET_FORMER: payload_secret_former'];
    expect(keys).toEqual(['METRICS_TOKEN: metrics_token', ...(name === 'backend' ? ofBackend : [])]);
  }
});

test('settings are there, and secrets are files that no manifest holds', () => {
  expect(ofKind('Secret')).toEqual([]);
  const maps = new Map(ofKind('ConfigMap').map(({ metadata, data }) => [metadata.name, data ?? {}]));
  for (const [name, { spec }] of deployments) {
    const [container] = spec.template?.spec.containers ?? [];
    const settings = maps.get(container?.envFrom[0]?.configMapRef.name ?? '') ?? {};
    expect([name, settings.SITE_URL]).toEqual([name, 'https://www.example.com']);
    const secret = Object.entries(settings).filter(([key]) => /SECRET|PASSWORD|DATABASE_URL|REDIS_URL|KEY/.test(key));
    const folder = container?.volumeMounts.find((each) => each.name === 'secrets')?.mountPath;
    expect(secret.filter(([key, value]) => !key.endsWith('_FILE') || !value.startsWith(`${folder}/`))).toEqual([]);
  }
});

test('the ingress leads to services that exist, with TLS for every name', () => {
  const [ingress] = ofKind('Ingress');
  const services = ofKind('Service').map(({ metadata }) => metadata.name);
  const rules = ingress?.spec.rules ?? [];
  expect(ingress?.spec.tls?.[0]?.hosts).toEqual(rules.map(({ host }) => host));
  const targets = rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name));
  expect(targets.filter((name) => !services.includes(name))).toEqual([]);
  expect(targets.sort()).toEqual(services.sort());
});
