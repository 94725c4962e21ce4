import { readYaml } from './read-deploy';

interface Service {
  image: string;
  build?: { dockerfile: string; target: string };
  read_only?: boolean;
  security_opt?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  healthcheck?: object;
  restart?: string;
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  env_file?: string[];
  tmpfs?: string[];
  ports?: string[];
  networks?: { default: { ipv4_address: string; aliases: string[] } };
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

export const [compose] = readYaml('compose.yaml') as [Compose];
export const services = Object.entries(compose.services);
/** Those of our own images. */
export const own = services.filter(([, { build }]) => build);
