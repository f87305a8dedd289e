"""Everything a server consists of: store, writer, games, opponents, users; opened and closed in order."""

from starlette.requests import HTTPConnection

from antipater.ai.agents import enter
from antipater.server.cluster.broadcast import Broadcast
from antipater.server.cluster.ownership import Ownership
from antipater.server.cluster.settlement import Settlement
from antipater.server.games.history import History
from antipater.server.games.past_events import PastEvents
from antipater.server.games.quotas import Quotas
from antipater.server.games.service import GameService
from antipater.server.knowledge.analysis import Analyses
from antipater.server.knowledge.puzzles import Puzzles
from antipater.server.knowledge.reviews import Reviews
from antipater.server.lobby.chat import Chats
from antipater.server.lobby.expiry import Expiry
from antipater.server.lobby.notices import Notices, UserSignals
from antipater.server.lobby.seeks import Lobby
from antipater.server.lobby.table_talk import TableTalk
from antipater.server.lobby.turn_mail import TurnMail
from antipater.server.moderation.measures import Measures
from antipater.server.moderation.orders import Orders
from antipater.server.moderation.reports import Reports
from antipater.server.operations.documents import Documents
from antipater.server.operations.limits import Limits
from antipater.server.operations.metrics import Counts, Metrics
from antipater.server.operations.postman import Postman
from antipater.server.operations.readiness import Readiness
from antipater.server.operations.settings import Settings
from antipater.server.people.accounts import Accounts
from antipater.server.people.authentication import Authenticator
from antipater.server.people.blocks import Blocks
from antipater.server.people.conduct import Conduct
from antipater.server.people.devices import Devices
from antipater.server.people.mail import Mail
from antipater.server.people.names import read_names, refuse_names
from antipater.server.people.profiles import Profiles
from antipater.server.people.ratings import Ratings
from antipater.server.people.second_factor import SecondFactor
from antipater.server.people.sessions import Sessions
from antipater.server.people.tokens import Tokens
from antipater.server.store.archive import Archive
from antipater.server.store.database import Database
from antipater.server.store.listings import Listings
from antipater.server.store.people import People
from antipater.server.store.personal_data import PersonalData
from antipater.server.store.writer import Writer
from antipater.server.thinking.pool import OpponentPool

ANALYSTS_NICENESS = 5


class Services:
    """Everything that routes need, opened and closed in order."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.documents = Documents(settings)
        refuse_names(read_names(settings.names_file))
        self.database = Database(settings.database_url, settings.query_seconds)
        self.archive = Archive(self.database.engine)
        self.ownership = Ownership(self.database.engine, self.database.name)
        self.writer = Writer(self.database, settings.batch, self.ownership.owned)
        self.listings = Listings(self.database.engine)
        self.quotas = Quotas(self.listings, settings)
        self.conduct = Conduct(self.database.engine)
        self.blocks = Blocks(self.database.engine, self.writer)
        enter(settings.opponents)
        self.opponents = OpponentPool(
            settings.workers,
            settings.think_seconds,
            settings.think_megabytes,
            settings.think_agents,
            settings.opponents,
        )
        self.opponents.queue.quota = settings.think_quota
        self.opponents.keys_of = self.quotas.keys_of
        # Reviews and analyses have processes of their own, which yield the processor to the games that people play.
        self.analysts = OpponentPool(
            settings.analysts, settings.think_seconds, settings.think_megabytes, 0, niceness=ANALYSTS_NICENESS
        )
        self.analysts.queue.quota = settings.think_quota
        self.games = GameService(
            self.archive,
            self.writer,
            self.opponents,
            self.ownership,
            self.quotas,
            self.conduct,
            settings.idle_seconds,
            settings.seeds,
            settings.seed_seconds,
        )
        self.reviews = Reviews(self.database.engine, self.writer, self.analysts)
        self.analyses = Analyses(self.analysts)
        self.puzzles = Puzzles(self.database.engine, self.writer)
        self.games.blocks = self.blocks
        self.history = History()
        self.past_events = PastEvents()
        self.games.on_unloaded.append(self.past_events.forget)
        self.browsing = Listings(self.database.browsing)  # for lists that anybody may request
        self.signals = UserSignals()
        self.notices = Notices(self.listings, self.signals, TableTalk(self.database.engine, self.listings))
        self.lobby = Lobby(self.games, self.listings, self.blocks)
        self.chats = Chats(self.database.engine, self.writer, self.blocks)
        self.ratings = Ratings(self.database.engine, self.writer)
        self.profiles = Profiles(self.database.browsing, self.browsing, self.conduct)
        self.broadcast = Broadcast(self.database.engine, self.signals.talk)
        self.games.listeners += [self.signals.on_written, self.ratings.on_written, self.broadcast.on_written]
        self.limits = Limits(settings)
        self.settlement = Settlement(self.ownership, self.limits.counters)
        self.readiness = Readiness(self.games.clock_lease.renew)
        self.metrics = Metrics(self.counts)
        self.limits.on_refused = self.metrics.count_refusal
        self.opponents.on_chosen = self.metrics.count_choice
        self.people = People(self.database.engine)
        self.personal_data = PersonalData(self.database.browsing)
        self.authentication = Authenticator(self.people, self.writer, settings.connections)
        self.sessions = Sessions(self.authentication)
        self.tokens = Tokens(self.authentication)
        self.accounts = Accounts(self.sessions)
        self.expiry = Expiry(self.lobby, self.accounts, settings)
        self.second_factor = SecondFactor(self.accounts)
        self.postman = Postman(settings)
        self.mail = Mail(self.accounts, self.second_factor, self.postman)
        self.turn_mail = TurnMail(self.games, self.people, self.postman, self.limits, settings.notice_minutes)
        self.games.listeners.append(self.turn_mail.on_written)
        self.reports = Reports(self.database.engine, self.database.browsing)
        self.measures = Measures(self.accounts, self.games, self.lobby)
        self.orders = Orders(self.database.engine, self.writer, self.measures)
        self.devices = Devices(self.people, self.writer)

    async def open(self) -> None:
        """Open the store and start the tasks; raise StoreUnusable if that is impossible."""
        await self.database.open()
        self.writer.start()
        await self.games.start()
        self.authentication.start()
        await self.ownership.start()
        self.settlement.start()
        self.broadcast.start()
        self.ratings.start()
        self.expiry.start()
        self.orders.start()
        self.postman.start()
        self.mail.start()
        self.turn_mail.start()

    async def close(self) -> None:
        """Stop: no more moves, write what waits, then close the store. Queries that still run are interrupted."""
        self.database.limits.stop()
        await self.orders.close()
        await self.turn_mail.close()
        await self.mail.close()
        await self.postman.close()
        await self.expiry.close()
        await self.authentication.close()
        self.notices.close()
        await self.settlement.close()
        await self.broadcast.close()
        await self.ratings.close()
        await self.reviews.close()
        await self.analyses.close()
        await self.games.close()
        await self.opponents.close()
        await self.analysts.close()
        await self.writer.close()
        await self.ownership.close()
        await self.database.close()

    def counts(self) -> Counts:
        """Return the figures for the metrics."""
        rooms = self.games.rooms.values()
        return Counts(
            rooms=len(rooms),
            streams=sum(len(channel.streams) for room in rooms for channel in room.channels.values()),
            thinking=sum(len(room.thinking) for room in rooms),
            waiting_writes=self.writer.waiting.qsize(),
            writes=self.writer.requests,
            write_batches=self.writer.batches,
            workers_replaced=self.opponents.replaced + self.analysts.replaced,
            questions_waiting=len(self.opponents.queue.waiting),
            oldest_question=max(self.opponents.queue.ages(), default=0.0),
            database_connections=self.database.connections_in_use(),
        )


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the application that handles a request or a socket."""
    found: Services = connection.app.state.services
    return found
