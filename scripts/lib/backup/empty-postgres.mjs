/**
 * Drops everything in the schema `public`, and makes that schema where there is none. The schema itself stays: who may
 * make tables there need not be its owner. What belongs to an extension stays too.
 */
export const emptySchema = `
DO $$
DECLARE
  command text;
BEGIN
  IF to_regnamespace('public') IS NULL THEN
    CREATE SCHEMA public;
  END IF;
  FOR command IN
    SELECT format('DROP %s IF EXISTS %s CASCADE', kind, name)
    FROM (
      SELECT 1 AS turn, oid, 'pg_class'::regclass AS catalog, format('public.%I', relname) AS name,
        CASE relkind
          WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'f' THEN 'FOREIGN TABLE'
          WHEN 'S' THEN 'SEQUENCE' WHEN 'c' THEN 'TYPE' ELSE 'TABLE'
        END AS kind
      FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S', 'c')
      UNION ALL
      SELECT 2, oid, 'pg_type'::regclass, format('public.%I', typname), 'TYPE'
      FROM pg_type
      WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd', 'r')
      UNION ALL
      SELECT 3, oid, 'pg_proc'::regclass, oid::regprocedure::text, 'ROUTINE'
      FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace
    ) AS found
    WHERE NOT EXISTS (
      SELECT FROM pg_depend WHERE classid = catalog AND objid = found.oid AND deptype = 'e'
    )
    ORDER BY turn
  LOOP
    EXECUTE command;
  END LOOP;
END
$$`;
