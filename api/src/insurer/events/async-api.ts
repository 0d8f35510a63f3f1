import { brand } from "@portal/brand/brand.ts";
import { z } from "zod";
import { CLOUD_EVENT, CloudEvent } from "./cloud-event.ts";
import { type EventName, eventTypes, publicType } from "./event-types.ts";

type Json = Record<string, unknown>;

/** The description of all events, made from the table of their types. */
export function asyncApiDocument(publicUrl = "https://portal.example"): Json {
  const names = Object.keys(eventTypes).filter((name): name is EventName => name in eventTypes);
  const types = names.map(publicType);
  const { host, protocol } = new URL(publicUrl);
  return {
    asyncapi: "3.0.0",
    info: {
      title: `${brand.name}: events for systems of record`,
      version: "1.0.0",
      contact: { name: brand.name, email: brand.supportEmail, url: publicUrl },
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
      tags: [{ name: "events", description: "What happened, for systems of record." }],
      description:
        "CloudEvents 1.0, read from the feed GET /exchange/v1/events or sent to webhooks that are signed as Standard Webhooks lays down. At least once, and in order for each household (`partitionkey`). A consumer that notes the id of each event in the transaction of its effect, and skips those that it has, sees each exactly once. `data.personal` is there only for clients with the scope `events.personal`, holds what is true when the event is handed out, and is absent where the row is gone.",
    },
    defaultContentType: CLOUD_EVENT,
    servers: {
      exchange: {
        host,
        protocol: protocol.replace(":", ""),
        security: [{ $ref: "#/components/securitySchemes/client" }],
      },
    },
    channels: {
      feed: {
        address: "/exchange/v1/events",
        description: "A batch of events behind the cursor `after`.",
        messages: Object.fromEntries(types.map((type) => [type, ref("messages", type)])),
      },
      webhook: {
        address: null,
        description: "One event in each POST to the subscriber's address.",
        messages: Object.fromEntries(types.map((type) => [type, ref("messages", type)])),
      },
    },
    operations: {
      readFeed: {
        action: "send",
        channel: { $ref: "#/channels/feed" },
        description: "The subscriber asks for the events behind its cursor.",
      },
      callWebhook: {
        action: "send",
        channel: { $ref: "#/channels/webhook" },
        description:
          "Each event is sent to the subscriber's address, and again until it answers 2xx, for three days.",
      },
    },
    components: {
      securitySchemes: {
        client: {
          type: "oauth2",
          flows: {
            clientCredentials: {
              tokenUrl: `${publicUrl}/exchange/v1/token`,
              availableScopes: {
                "events.read": "Read the feed.",
                "events.personal": "Get personal data with the events.",
              },
            },
          },
        },
      },
      messages: Object.fromEntries(names.map((name) => [publicType(name), messageOf(name)])),
      schemas: {
        CloudEvent: schemaOf(CloudEvent),
        ...Object.fromEntries(names.map((name) => [publicType(name), dataSchemaOf(name)])),
      },
    },
  };
}

function messageOf(name: EventName): Json {
  const type = publicType(name);
  return {
    name: type,
    title: name,
    summary: eventTypes[name].summary,
    contentType: CLOUD_EVENT,
    payload: {
      allOf: [
        ref("schemas", "CloudEvent"),
        { properties: { type: { const: type }, data: ref("schemas", type) } },
      ],
    },
  };
}

function dataSchemaOf(name: EventName): Json {
  const { data, personal } = eventTypes[name];
  return schemaOf(data.extend({ personal: personal.shape.optional() }));
}

function ref(kind: string, name: string): Json {
  return { $ref: `#/components/${kind}/${name}` };
}

/** Consumers accept fields that are added later. */
function schemaOf(shape: z.ZodObject): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { target: "draft-7", io: "input" });
  return schema;
}
