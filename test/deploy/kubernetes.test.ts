/** @jest-environment node */
import { filesOf, readYaml } from './read-deploy';

interface Container {
  name: string;
  image: string;
  ports: { name: string; containerPort: number }[];
  envFrom: { configMapRef: { name: string } }[];
  volumeMounts: { name: string; mountPath: string }[];
  [key: string]: unknown;
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
    selector?: { matchLabels?: Record<string, string>; app?: string };
    template?: {
      metadata: { labels: Record<string, string> };
      spec: { securityContext: object; containers: Container[]; volumes: { name: string }[]; [key: string]: unknown };
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
